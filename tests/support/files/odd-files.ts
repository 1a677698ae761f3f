import { gzipSync } from 'node:zlib'
import { jpgFile, pngChunk, pngFile, pngHeader } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'

const text = (content: string) => new TextEncoder().encode(content)
const bytes = (start: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), seededBytes(start, 600)]))

/** The content of these files is of no accepted type, whatever the names of the files say. */
export const wrongFiles: Record<string, Uint8Array<ArrayBuffer>> = {
  'a page': text('<!doctype html><html><body><script>alert(1)</script></body></html>'),
  'a drawing': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a shell script': text('#!/bin/sh\necho hola\n'),
  'a JavaScript file': text('/* %PDF */ alert(document.cookie)'),
  'plain text': text('Factura 12, total 5.000 pesos'),
  'a table': text('numero;fecha;total\n1;18/11/2026;5000\n'),
  JSON: text('{"factura": 12, "total": 5000}'),
  'a zip archive': bytes('PK\x03\x04\x14\0\0\0\x08\0'),
  'a gzip archive': new Uint8Array(gzipSync('factura'.repeat(100))),
  'a Windows program': bytes('MZ\x90\0\x03\0\0\0'),
  'a Linux program': bytes('\x7fELF\x02\x01\x01\0'),
  'a GIF': bytes('GIF89a\x01\0\x01\0'),
  'a WebP picture': bytes('RIFF\x60\x02\0\0WEBPVP8 '),
  'random bytes': seededBytes('random', 5000),
}

const beginnings: Record<string, string> = {
  'a Word document': 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xmlword/document.xml',
  'an old Office document': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'a RAR archive': 'Rar!\x1a\x07\x01\0',
  'a 7z archive': "7z\xbc\xaf'\x1c\0\x04",
  'an XZ archive': '\xfd7zXZ\0\0\x04',
  'a bzip2 archive': 'BZh91AY&SY',
  'a Zstandard archive': '\x28\xb5\x2f\xfd',
  'a Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
  'a WebAssembly module': '\0asm\x01\0\0\0',
  'a macOS program': '\xcf\xfa\xed\xfe\x07\0\0\x01',
  'a Windows shortcut': 'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F',
  'a BMP picture': 'BM\x36\x28\0\0\0\0\0\0\x36\0\0\0',
  'a TIFF picture': 'II*\0\x08\0\0\0',
  'a HEIC photo': '\0\0\0\x24ftypheic\0\0\0\0mif1heic',
  'an AVIF picture': '\0\0\0\x20ftypavif\0\0\0\0avifmif1',
  'an icon': '\0\0\x01\0\x01\0\x10\x10\0\0',
  'a video': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  'a sound': 'ID3\x03\0\0\0\0\0\x21',
  PostScript: '%!PS-Adobe-3.0\n%%BoundingBox: 0 0 10 10\n',
  'rich text': '{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}Hola}',
  'a mail': 'From: a@ejemplo.test\r\nSubject: Factura\r\n\r\nHola',
  'a signed envelope': '0\x80\x06\x09*\x86H\x86\xf7\r\x01\x07\x02\xa0\x80',
  'a database': 'SQLite format 3\0\x10\0',
  'a font': 'wOF2\0\x01\0\0',
}

export const foreignFiles: Record<string, Uint8Array<ArrayBuffer>> = Object.fromEntries(
  Object.entries(beginnings).map(([name, begin]) => [
    name,
    new Uint8Array(Buffer.concat([Buffer.from(begin, 'latin1'), seededBytes(name, 800)])),
  ]),
)

type Variant = [name: string, content: Uint8Array]

const jpg = Buffer.from(jpgFile().bytes)
const png = Buffer.from(pngFile().bytes)
const signature = png.subarray(0, 8)
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)

const zip = join(Buffer.from('PK\x03\x04'), seededBytes('zip', 500))
const page = Buffer.from('<html><script>alert(1)</script></html>')

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
