import { fileTypeFromBuffer } from 'file-type'
import type { Foreign } from '@/content/upload-foreign-files'
import { foreignFormat, type RefusalReason } from '@/lib/einvoice/refusal'
import type { FileType } from '@/lib/uploads/file'

/** This many bytes at the beginning are enough to recognise a file. */
export const headSize = 4100
const pdfHead = 1024

// Viewers accept a kilobyte of any bytes before a PDF's header, but we refuse markup and scripts before it.
const pdfHeader = /%PDF-\d\.\d/
const program = /[<{]|#!|\/[*/]/

export function beginsAsPdf(head: Uint8Array): boolean {
  const text = latin(head.subarray(0, pdfHead))
  const at = text.search(pdfHeader)
  return at === 0 || (at > 0 && !program.test(text.slice(0, at)))
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** The package file-type knows only some of the HEIC brands of phones and takes the others for videos. */
const heicBrand = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/

const pages = /^<(script|iframe|meta|div)\b/i
const textKinds: Partial<Record<RefusalReason, Foreign>> = {
  word: 'word',
  json: 'json',
  html: 'page',
  mail: 'mail',
}

/** A valid XML file can begin like these kinds of files, so a file declared as XML is still checked as XML. */
export const textual: readonly string[] = ['word', 'json', 'page', 'drawing', 'mail']

/** Recognises a file by its first `headSize` bytes. The rest of the file may still be damaged. */
export async function kindOf(head: Uint8Array): Promise<FileType | Foreign | null> {
  if (latin(head.subarray(0, 5)) === '%PDF-') return 'application/pdf'
  if (heicBrand.test(latin(head.subarray(4, 12)))) return 'heic'
  const known = await fileTypeFromBuffer(head).catch(() => undefined)
  const kind = known && kindOfType(known.mime, known.ext)
  if (kind) return kind
  if (beginsAsPdf(head)) return 'application/pdf'
  return kindOfText(head)
}

/** Turns a recognised format into an accepted type; null for formats that are never accepted. */
export function typeOfKind(kind: FileType | Foreign | null, expected: FileType): FileType | null {
  if (kind === null) return null
  if (kind === 'heic') return 'image/heic'
  if (kind === 'office') return 'application/vnd.ms-excel'
  if (!packed.includes(kind)) return null
  // The first bytes of a packed file do not tell its exact format, so the check of the whole file decides later.
  return packed.includes(kindOfPacked[expected] ?? '') ? expected : 'application/zip'
}

const packed: readonly string[] = ['zip', 'word', 'excel', 'powerpoint']
const kindOfPacked: Partial<Record<FileType, Foreign>> = {
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'powerpoint',
}

function kindOfText(head: Uint8Array): FileType | Foreign | null {
  const foreign = foreignFormat(head)
  if (foreign && textKinds[foreign]) return textKinds[foreign]
  // UTF-16 contains zero bytes, so they are removed first.
  const text = latin(head.subarray(0, 512))
    .replaceAll('\0', '')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .trimStart()
  if (/^<(\w+:)?svg\b/i.test(text)) return 'drawing'
  if (pages.test(text)) return 'page'
  return /^<[?!\w]/.test(text) ? 'application/xml' : null
}

const byType: Readonly<Record<string, FileType | Foreign>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/rtf': 'word',
  'application/x-cfb': 'office',
  'application/vnd.ms-outlook': 'mail',
  'application/zip': 'zip',
  'application/x-rar-compressed': 'rar',
  'application/x-7z-compressed': 'seven-zip',
  'application/gzip': 'gzip',
}

const byFamily: readonly (readonly [RegExp, Foreign])[] = [
  [/wordprocessingml|ms-word|opendocument\.text/, 'word'],
  [/spreadsheetml|ms-excel|opendocument\.spreadsheet/, 'excel'],
  [/presentationml|ms-powerpoint|opendocument\.presentation/, 'powerpoint'],
  [/^video\/|ms-asf|realmedia/, 'video'],
  [/^audio\/|^application\/ogg/, 'sound'],
  [/^image\//, 'picture'],
  [/msdownload|x-elf|mach-binary|android\.package|java-|wasm|shockwave|ms-shortcut|x-deb|x-rpm/, 'program'],
]

/** Returns null for text formats, because `kindOfText` recognises text files by their words. */
function kindOfType(mime: string, extension: string): FileType | Foreign | null {
  if (mime === 'application/xml' || mime.startsWith('text/')) return null
  if (Object.hasOwn(byType, mime)) return byType[mime] ?? null
  const family = byFamily.find(([pattern]) => pattern.test(mime))?.[1]
  if (family) return family
  return extension === 'zip' ? 'zip' : null
}
