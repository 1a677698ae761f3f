import { maxFileSize } from '@/content/upload-limit'
import { fileProblemTexts } from '@/content/invoices'
import { hiddenMarks } from '@/lib/format/one-line'

export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/xml': ['xml'],
} as const

export type FileType = keyof typeof fileTypes
export type FileProblem = keyof typeof fileProblemTexts

/** A file's type; null when its name and declared type disagree. Browsers declare XML as text/xml or not at all. */
export function fileTypeOf(name: string, declared: string): FileType | null {
  const { extension } = splitExtension(displayName(name))
  const plain = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const type = extension === 'xml' && (plain === '' || plain === 'text/xml') ? 'application/xml' : plain
  if (!isFileType(type)) return null
  const extensions: readonly string[] = fileTypes[type]
  return extensions.includes(extension) ? type : null
}

/** Checks a file's name, type and size, in this order. An empty file counts as a wrong type. */
export function fileProblem(file: { name: string; type: string; size: number }): FileProblem | null {
  if (fileTypeOf(file.name, file.type) === null || file.size < 1) return 'file-type'
  return file.size > maxFileSize ? 'file-size' : null
}

export const fileProblemMessage = (problem: FileProblem, name: string): string =>
  fileProblemTexts[problem].replace('{name}', () => name)

export const isFileProblem = (code: unknown): code is FileProblem =>
  typeof code === 'string' && Object.hasOwn(fileProblemTexts, code)

function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileTypes, type)
}

const maxLength = 120

/**
 * The name that users see: the last part of a path, composed (NFC), without control and direction marks, at most 120 characters
 * including the extension. It is never used as a path.
 */
export function displayName(raw: string): string {
  const parts = raw.slice(0, 20_000).split(/[/\\]/)
  const clean = (parts.findLast((part) => part.trim() !== '') ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(hiddenMarks, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const { stem, extension } = splitExtension(clean)
  const suffix = extension ? clean.slice(stem.length) : ''
  // Leading dots are removed, because they are part of a path or would hide the file.
  return (cut(stem.replace(/^[.\s]+/, '').trim(), maxLength - suffix.length) || 'archivo') + suffix
}

/** `Factura.PDF` gives `Factura` and `pdf`. Only 1 to 10 plain letters or digits count as an extension. */
export function splitExtension(name: string): { stem: string; extension: string } {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)
  if (!ending) return { stem: name, extension: '' }
  return { stem: name.slice(0, ending.index), extension: (ending[1] ?? '').toLowerCase() }
}

/** Shortens a text without splitting an emoji or an accented letter. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end).trim()
}
