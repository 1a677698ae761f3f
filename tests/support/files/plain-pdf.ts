import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const words: Buffer = Buffer.from('BT /F1 18 Tf 60 760 Td (Factura 12) Tj ET')

/** As one would write it by hand, with a content of its own choice. */
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

/** The checksum of the words with all the blanks behind them (RFC 1950), without going through them. */
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

/** A page that is a gigabyte once it is unpacked twice: sound, and nobody here may try. */
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
