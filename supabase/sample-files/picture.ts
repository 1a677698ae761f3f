import { seededNumber } from './sample-file'

/** Pixels (RGBA) of something like a photographed receipt: rows of dark dashes on warm paper. */
export function receiptPixels(seed: string, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  const shade = seededNumber(seed, 24)
  for (let y = 0; y < height; y++) {
    const rowEnd = width * (0.4 + seededNumber(`${seed} ${y >> 3}`, 50) / 100)
    for (let x = 0; x < width; x++) {
      const ink = y % 8 < 3 && x % 7 < 5 && x > 6 && x < rowEnd
      pixels.set(ink ? [40, 44, 40, 255] : [244 - shade, 240 - shade, 226 - shade, 255], (y * width + x) * 4)
    }
  }
  return pixels
}
