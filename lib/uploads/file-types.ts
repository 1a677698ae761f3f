import { fileProblemTexts } from '@/content/uploads'
import { displayName, splitExtension } from '@/lib/uploads/file-name'

/** The accepted types with their extensions. */
export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/xml': ['xml'],
} as const

export type FileType = keyof typeof fileTypes
export type FileProblem = keyof typeof fileProblemTexts

/** 10 MB to the byte. */
export const maxFileSize = 10 * 1024 * 1024

/**
 * The type that name and declaration agree on, or null. Browsers send XML as text/xml or with no type at all;
 * what the bytes are is decided on the server.
 */
export function fileTypeOf(name: string, declared: string): FileType | null {
  const { extension } = splitExtension(displayName(name))
  const plain = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const type = extension === 'xml' && (plain === '' || plain === 'text/xml') ? 'application/xml' : plain
  if (!isFileType(type)) return null
  const extensions: readonly string[] = fileTypes[type]
  return extensions.includes(extension) ? type : null
}

/** What is wrong with a file by its outside, type before size; an empty file has no valid format. */
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
