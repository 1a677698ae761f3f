import { isZip } from '@/lib/einvoice/zip/open-zip'

export type FileKind = 'zip' | 'pdf' | 'image' | 'xml'

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** By its first bytes: names lie. Whatever is nothing else is read as XML, which says what is wrong with it. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (isZip(bytes)) return 'zip'
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  const image = begins(bytes, 0xff, 0xd8, 0xff) || begins(bytes, 0x89, 0x50, 0x4e, 0x47)
  return image ? 'image' : 'xml'
}
