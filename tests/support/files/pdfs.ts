import { readFile } from 'node:fs/promises'
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const words: Buffer = Buffer.from('BT /F1 18 Tf 60 760 Td (Factura 12) Tj ET')

export function plainPdf({ content = words, filter = '', lineEnd = '\n' } = {}): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>>>',
    `<</Length ${content.length}${filter}>>stream${lineEnd}${content.toString('latin1')}${lineEnd}endstream`,
  ]
  let text = `%PDF-1.4${lineEnd}`
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj${lineEnd}${object}${lineEnd}endobj${lineEnd}`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return new Uint8Array(
    Buffer.from(
      `${text}xref\n0 5\n0000000000 65535 f \n${rows}trailer<</Size 5/Root 1 0 R>>${lineEnd}startxref${lineEnd}${text.length}${lineEnd}%%EOF`,
      'latin1',
    ),
  )
}

const blanks = 1 << 24
const times = 64

/** Computes the checksum (Adler-32, RFC 1950) of `words` and a gigabyte of spaces by a formula instead of a loop. */
function checksum(): Buffer {
  let [a, b] = [1n, 0n]
  for (const letter of words) {
    a += BigInt(letter)
    b += a
  }
  const n = BigInt(blanks * times)
  const last = [b + n * a + 32n * ((n * (n + 1n)) / 2n), a + 32n * n].map((sum) => Number(sum % 65_521n))
  const bytes = Buffer.alloc(4)
  last.forEach((sum, at) => bytes.writeUInt16BE(sum, at * 2))
  return bytes
}

/** Returns a valid PDF whose page is compressed twice, and takes a gigabyte when it is decompressed. */
export function growingPdf(): Uint8Array<ArrayBuffer> {
  const pack = (part: Buffer) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const blank = pack(Buffer.alloc(blanks, ' '))
  const end = Buffer.from([0x03, 0x00])
  const parts = [Buffer.from([0x78, 0x9c]), pack(words), ...Array<Buffer>(times).fill(blank), end, checksum()]
  return plainPdf({
    content: deflateSync(Buffer.concat(parts)),
    filter: '/Filter[/FlateDecode/FlateDecode]',
  })
}

const zeros = (count: number) => '\0'.repeat(count)

/** Returns damaged PDFs that other readers may accept; each letter of `text` is one byte. */
export const brokenPdfs = (text: string): [string, string][] => [
  ['only the header', '%PDF-'],
  ['only the header line', '%PDF-1.7\n'],
  ['cut in the middle', text.slice(0, 10_000)],
  ['cut before the end mark', text.slice(0, text.lastIndexOf('%%EOF'))],
  ['cut before startxref', text.slice(0, text.lastIndexOf('startxref'))],
  ['without its first byte', text.slice(1)],
  ['without its first kilobyte', text.slice(1024)],
  ['header after 1,100 blanks', ' '.repeat(1100) + text],
  ['markup before the header', `<html><script>alert(1)</script></html>\n${text}`],
  ['a script before the header', `#!/bin/sh\necho hola\n${text}`],
  ['zeros instead of its end', text.slice(0, -2048) + zeros(2048)],
  ['3 kB of another file behind its end', `${text}\n${'x'.repeat(3000)}`],
  ['a program before the header', `/* %PDF */ alert(1) //\n${text}`],
  ['an object of JSON before the header', `{"a": "\n${text}`],
  ['a cross-reference beyond its end', text.replace(/startxref\s+\d+/, 'startxref\n99999999')],
  ['no number after startxref', text.replace(/startxref\s+\d+/, 'startxref\n')],
  ['a zip in front', `PK\x03\x04\x14\0\0\0\x08\0${text}`],
]

export const prefacedPdfs = (text: string): [string, string][] => [
  ['a byte order mark', `\xEF\xBB\xBF${text}`],
  ['blank lines', `\r\n\n${text}`],
  ['a printer preamble', `\x1B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n${text}`],
]

export const endingPdfs = (text: string): [string, string][] => {
  const at = text.lastIndexOf('startxref')
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const changes: [string, (tail: string) => string][] = [
    ['ends in CR LF', (tail: string) => tail.replace(/\n/g, '\r\n')],
    ['ends without a line break', (tail: string) => tail.trimEnd()],
    ['has a producer comment before startxref', (tail: string) => `%producer-5.5\n${tail}`],
    ['was saved again with an update', (tail: string) => `${tail}\n9 0 obj\nnull\nendobj\n${tail}`],
    ['has some blanks behind its end', (tail: string) => tail + zeros(1000)],
    ['has more zeros behind its end than are searched for it', (tail: string) => tail + zeros(9000)],
  ]
  return changes.map(([name, change]) => [name, head + change(tail)])
}

export async function qrImage(text: string): Promise<Uint8Array> {
  const wasmBinary = new Uint8Array(await readFile('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'))
    .buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 4 })
  if (!image) throw new Error(error)
  return new Uint8Array(await image.arrayBuffer())
}

export const qrText = (cufe: string) =>
  `NumFac: FE1\nFecFac: 2026-11-18\nNitFac: 900418726\nCUFE: ${cufe}\nhttps://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`

type Parts = {
  files?: Record<string, Uint8Array>
  qr?: string
  pages?: number
  qrOn?: number
  /** These lines of text are drawn on the first page. */
  lines?: readonly string[]
}

export async function pdfOf({ files = {}, qr, pages = 1, qrOn = 0, lines = [] }: Parts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    const page = pdf.addPage([612, 792])
    page.drawText(`Factura de venta, página ${number + 1}`, { x: 60, y: 720 })
    if (number === 0) lines.forEach((line, at) => page.drawText(line, { x: 60, y: 680 - at * 20, size: 11 }))
    if (qr && number === qrOn) {
      page.drawImage(await pdf.embedPng(await qrImage(qr)), { x: 430, y: 600, width: 110, height: 110 })
    }
  }
  for (const [name, bytes] of Object.entries(files)) await pdf.attach(bytes, name, { mimeType: 'text/xml' })
  return pdf.save()
}
