import { maxFileSize } from '@/content/upload-limit'
import { deflateSync } from 'node:zlib'
import { jpgFile } from '@/supabase/sample-files/pictures'
import { plainPdf } from './pdfs'

const jpg = Buffer.from(jpgFile().bytes)

/** A picture whose marks before the first segment are these, over and over, up to 10 MB. */
function jpgWith(mark: number[]): Uint8Array<ArrayBuffer> {
  const room = maxFileSize - jpg.length
  const filling = Buffer.alloc(room - (room % mark.length), Buffer.from(mark))
  return new Uint8Array(Buffer.concat([jpg.subarray(0, 2), filling, jpg.subarray(2)]))
}

/** Pictures of 10 MB that are one small step after the other. */
export const slowPictures = (): Record<string, Uint8Array<ArrayBuffer>> => ({
  'fill bytes': jpgWith([0xff]),
  'restart marks': jpgWith([0xff, 0xd0]),
  'empty segments': jpgWith([0xff, 0xe1, 0x00, 0x02]),
})

/** 2.4 million elements in 9.9 MB, as small as they can be. */
export const tinyElements = (): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`<x>${'<y/>'.repeat(2_470_000)}</x>`)

/** A page of one line that goes to and fro 300,000 times, in 5 kB: what draws it is not to be stopped from within its process. */
export function strokedPdf(width = 3): Uint8Array<ArrayBuffer> {
  return plainPdf({
    content: deflateSync(Buffer.from(`${width} w 0 0 m\n${'1 841 l 594 1 l\n'.repeat(150_000)}S`), {
      level: 9,
    }),
    filter: '/Filter/FlateDecode',
  })
}
