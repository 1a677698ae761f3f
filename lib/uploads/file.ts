import { maxFileSize } from '@/content/upload-limit'
import { fileProblemTexts, foreignExtensions } from '@/content/upload-refusals'
import { hiddenMarks } from '@/lib/format/one-line'

/** The extensions that a file of each type may keep; a file with another extension gets the first of its type. */
export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/xml': ['xml'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-excel': ['xls'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/zip': ['zip'],
  'image/heic': ['heic', 'heif'],
} as const

export type FileType = keyof typeof fileTypes
export type FileProblem = keyof typeof fileProblemTexts

export const allTypes = Object.keys(fileTypes) as FileType[]
/** These types are accepted everywhere. The firm may accept more types in messages and answers to requests. */
export const papers: readonly FileType[] = allTypes.slice(0, 4)

function pickerTypesOf(takes: readonly FileType[]): string {
  const types = takes.filter((type) => type !== 'image/heic')
  const extensions = types.flatMap((type) => extensionsOf(type).map((extension) => `.${extension}`))
  return [...types, 'text/xml', 'application/octet-stream', ...extensions, '.jfif'].join(',')
}

/**
 * The value of a file input's `accept`. Without HEIC in it, iPhones convert photos to JPEG.
 * Phones declare files from mails as `octet-stream`, so `accept` contains this type too.
 */
export const pickerTypes = pickerTypesOf(papers)
export const allPickerTypes = pickerTypesOf(allTypes)

const otherNames: Readonly<Record<string, FileType>> = {
  'application/x-pdf': 'application/pdf',
  'application/acrobat': 'application/pdf',
  'text/pdf': 'application/pdf',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'text/xml': 'application/xml',
  'application/csv': 'text/csv',
  'text/comma-separated-values': 'text/csv',
  'application/x-zip-compressed': 'application/zip',
  'application/x-zip': 'application/zip',
  'image/heif': 'image/heic',
}
const otherExtensions: Readonly<Record<string, FileType>> = {
  jfif: 'image/jpeg',
  jpe: 'image/jpeg',
  pjpeg: 'image/jpeg',
  pjp: 'image/jpeg',
}
/** Extensions that programs give to files of unknown type, and that say nothing about the content. */
const emptyExtensions = ['', 'bin', 'dat', 'tmp', 'part', 'download']

const typeOfExtension = (extension: string): FileType | null =>
  (Object.hasOwn(otherExtensions, extension) ? otherExtensions[extension] : undefined) ??
  allTypes.find((type) => extensionsOf(type).includes(extension)) ??
  null

function extensionsOf(type: FileType): readonly string[] {
  return fileTypes[type]
}

/** Returns the type that name and declared type suggest; null for programs and for types not in `takes`. */
export function declaredType(
  name: string,
  declared: string,
  takes: readonly FileType[] = papers,
): FileType | null {
  const { extension } = splitExtension(displayName(name))
  if (!mayBeCalled(extension)) return null
  const plain = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const known = isFileType(plain) ? plain : Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined
  const ofName = typeOfExtension(extension)
  // Windows declares CSV files and workbooks as old Excel sheets, so for such files the extension decides.
  const promised = ofName && !papers.includes(ofName) ? [ofName, known] : [known, ofName]
  return promised.find((type) => type && takes.includes(type)) ?? null
}

/** False for programs, web pages, drawings and unknown extensions, which are refused because of their name. */
export function mayBeCalled(extension: string): boolean {
  if (emptyExtensions.includes(extension) || !/[a-z]/.test(extension)) return true
  if (typeOfExtension(extension)) return true
  const foreign = Object.hasOwn(foreignExtensions, extension) ? foreignExtensions[extension] : 'program'
  return foreign !== 'program' && foreign !== 'page' && foreign !== 'drawing'
}

/** Gives a name the extension of the file's content: `recibo.jfif` becomes `recibo.jpg`. */
export function nameOfContent(name: string, type: FileType): string {
  const shown = displayName(name)
  const { stem, extension } = splitExtension(shown)
  if (extensionsOf(type).includes(extension)) return shown
  const isExtension = /[a-z]/.test(extension) && mayBeCalled(extension)
  const ending = `.${extensionsOf(type)[0]}`
  return cut((isExtension ? stem : shown).replace(/[.\s]+$/, ''), maxNameLength - ending.length) + ending
}

/** Checks name and type, then the size (`most` in bytes). An empty file counts as a wrong type. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  takes: readonly FileType[] = papers,
  most = maxFileSize,
): FileProblem | null {
  if (declaredType(file.name, file.type, takes) === null || file.size < 1) return 'file-type'
  return file.size > most ? 'file-size' : null
}

/** Returns a code that explains by name and size why a file is refused; '' if neither explains it. */
export function whyByName(name: string, size: number): string {
  const { extension } = splitExtension(displayName(name))
  if (size < 1) return 'empty'
  return Object.hasOwn(foreignExtensions, extension) ? (foreignExtensions[extension] ?? '') : ''
}

export const isFileProblem = (code: unknown): code is FileProblem =>
  typeof code === 'string' && Object.hasOwn(fileProblemTexts, code)

export function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileTypes, type)
}

export const maxNameLength = 120

/** Returns the last part of a path in NFC, without control and direction marks, cut to 120 characters. */
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
  // Leading dots are removed, because they could belong to a path or hide the file.
  return (cut(stem.replace(/^[.\s]+/, '').trim(), maxNameLength - suffix.length) || 'archivo') + suffix
}

export function splitExtension(name: string): { stem: string; extension: string } {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)
  if (!ending) return { stem: name, extension: '' }
  return { stem: name.slice(0, ending.index), extension: (ending[1] ?? '').toLowerCase() }
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end).trim()
}
