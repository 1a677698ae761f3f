import { jpgFile, pngChunk, pngFile, pngHeader } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'

type Variant = [name: string, content: Uint8Array]

const jpg = Buffer.from(jpgFile().bytes)
const png = Buffer.from(pngFile().bytes)
const signature = png.subarray(0, 8)
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)

const zip = join(Buffer.from('PK\x03\x04'), seededBytes('zip', 500))
const page = Buffer.from('<html><script>alert(1)</script></html>')

/** The same picture with other dimensions in its frame header. */
export function jpgOf(width: number, height: number): Buffer {
  const copy = Buffer.from(jpg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

export const pngOf = (width: number, height: number) =>
  join(signature, pngChunk('IHDR', pngHeader(width, height)), png.subarray(33))

export const brokenJpgs: Variant[] = [
  ['without its end mark', jpg.subarray(0, -2)],
  ['cut in its segments', jpg.subarray(0, 100)],
  ['with too much behind its end', join(jpg, Buffer.alloc(65_537))],
  ['with a page in front', join(page, jpg)],
  ['with an archive in front', join(zip, jpg)],
  ['that is a signature and a script', join(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page)],
  ['of too many points', jpgOf(10_000, 5001)],
  ['of 60,000 by 60,000', jpgOf(60_000, 60_000)],
  ['without a width', jpgOf(0, 100)],
]

export const brokenPngs: Variant[] = [
  ['without its end', png.subarray(0, -12)],
  ['without its last byte', png.subarray(0, -1)],
  ['with a byte behind its end', join(png, Buffer.from([0]))],
  ['with an archive behind its end', join(png, zip)],
  ['with a page behind its end', join(png, page)],
  ['without pixels', join(signature, pngChunk('IHDR', pngHeader(10, 10)), pngChunk('IEND', Buffer.alloc(0)))],
  ['with two headers', join(signature, pngChunk('IHDR', pngHeader(9, 9)), pngOf(9, 9).subarray(8))],
  ['without a header', join(signature, png.subarray(33))],
  ['of 60,000 by 60,000', pngOf(60_000, 60_000)],
  ['of no width', pngOf(0, 10)],
]
