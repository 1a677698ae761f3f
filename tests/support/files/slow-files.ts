import { maxFileSize } from '@/content/upload-limit'
import { deflateSync } from 'node:zlib'
import { jpgFile } from '@/supabase/sample-files/pictures'
import { plainPdf } from './pdfs'

const jpg = Buffer.from(jpgFile().bytes)

/** Returns a picture of 10 MB that repeats these bytes before its first segment. */
function jpgWith(mark: number[]): Uint8Array<ArrayBuffer> {
  const room = maxFileSize - jpg.length
  const filling = Buffer.alloc(room - (room % mark.length), Buffer.from(mark))
  return new Uint8Array(Buffer.concat([jpg.subarray(0, 2), filling, jpg.subarray(2)]))
}

export const slowPictures = (): Record<string, Uint8Array<ArrayBuffer>> => ({
  'fill bytes': jpgWith([0xff]),
  'restart marks': jpgWith([0xff, 0xd0]),
  'empty segments': jpgWith([0xff, 0xe1, 0x00, 0x02]),
})

/** Returns an XML file of 9.9 MB with almost 2.5 million of the smallest elements. */
export const tinyElements = (): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`<x>${'<y/>'.repeat(2_470_000)}</x>`)

/** Returns a PDF of 5 kB with a line of 300,000 strokes, whose drawing only stops when the process is ended. */
export function strokedPdf(width = 3): Uint8Array<ArrayBuffer> {
  return plainPdf({
    content: deflateSync(Buffer.from(`${width} w 0 0 m\n${'1 841 l 594 1 l\n'.repeat(150_000)}S`), {
      level: 9,
    }),
    filter: '/Filter/FlateDecode',
  })
}
