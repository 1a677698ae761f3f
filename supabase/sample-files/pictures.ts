import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'jpeg-js'
import { seededNumber, type SampleFile } from './sample-file'

type Options = { seed?: string; name?: string; width?: number; height?: number }

export function jpgFile({ seed = 'uno', name, width = 240, height = 320 }: Options = {}): SampleFile {
  const { data } = encode({ data: receiptPixels(seed, width, height), width, height }, 80)
  const fileName = name ?? `foto-${100 + seededNumber(seed, 900)}.jpg`
  return { name: fileName, type: 'image/jpeg', bytes: new Uint8Array(data) }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngFile({ seed = 'uno', name, width = 240, height = 320 }: Options = {}): SampleFile {
  const bytes = Buffer.concat([
    signature,
    pngChunk('IHDR', pngHeader(width, height)),
    pngChunk('IDAT', deflateSync(scanlines(receiptPixels(seed, width, height), width, height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  const fileName = name ?? `recibo-${100 + seededNumber(seed, 900)}.png`
  return { name: fileName, type: 'image/png', bytes: new Uint8Array(bytes) }
}

export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  return header
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** In a PNG each row of pixels begins with the number of its filter; 0 means no filter. */
function scanlines(pixels: Buffer, width: number, height: number): Buffer {
  const row = width * 4
  const lines = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y++) pixels.copy(lines, y * (row + 1) + 1, y * row, (y + 1) * row)
  return lines
}

/** Returns pixels (RGBA) like those of a photographed receipt: rows of dark dashes on warm paper. */
export function receiptPixels(seed: string, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  const shade = seededNumber(seed, 24)
  const paper = Buffer.from([244 - shade, 240 - shade, 226 - shade, 255])
  const ink = Buffer.from([40, 44, 40, 255])
  let rowEnd = 0
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width * 4, (y + 1) * width * 4).fill(paper)
    if (y % 8 === 0) rowEnd = width * (0.4 + seededNumber(`${seed} ${y >> 3}`, 50) / 100)
    if (y % 8 >= 3) continue
    for (let x = 7; x < rowEnd; x++) if (x % 7 < 5) row.set(ink, x * 4)
  }
  return pixels
}
