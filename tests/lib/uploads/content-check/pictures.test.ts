import { describe, expect, test } from 'vitest'
import { jpgFile, pngChunk, pngFile, pngHeader } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'
import { brokenJpgs, brokenPngs, jpgOf, pngOf } from '../../../support/files/odd-files'
import { leastWork } from '../../../support/least-work'
import { slowPictures } from '../../../support/files/slow-files'
import { checkContent, streamOf } from './stream-of'

const jpg = Buffer.from(jpgFile().bytes)
const png = Buffer.from(pngFile().bytes)
const signature = png.subarray(0, 8)
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), seededBytes('zip', 500)])
const html = Buffer.from('<html><script>alert(1)</script></html>')
const refused = { ok: false, problem: 'file-type' }
const damaged = { ok: false, problem: 'file-damaged' }
const checkJpg = (...parts: Uint8Array[]) => checkContent(streamOf(Buffer.concat(parts), 999), 'image/jpeg')
const checkPng = (...parts: Uint8Array[]) => checkContent(streamOf(Buffer.concat(parts), 999), 'image/png')

describe('a JPEG', () => {
  test('without its end is refused', async () => {
    expect(await checkJpg(jpg.subarray(0, -2))).toMatchObject({ ...damaged, detail: 'jpeg-end' })
    expect(await checkJpg(jpg.subarray(0, 300))).toMatchObject(damaged)
  })

  test('may have up to 64 kB after its end, as cameras write', async () => {
    expect(await checkJpg(jpg, Buffer.alloc(65_536))).toMatchObject({ ok: true })
    expect(await checkJpg(jpg, Buffer.alloc(65_537))).toMatchObject({ ...damaged, detail: 'jpeg-end' })
  })

  test('is accepted when its end mark arrives in two pieces', async () => {
    expect(await checkContent(streamOf(jpg, jpg.length - 1), 'image/jpeg')).toMatchObject({ ok: true })
  })

  test('may contain a second picture, as phones write', async () => {
    expect(await checkJpg(jpg, Buffer.alloc(100_000), jpg)).toMatchObject({ ok: true })
  })

  test('may have up to 50 million pixels', async () => {
    expect(await checkJpg(jpgOf(10_000, 5000))).toMatchObject({ ok: true })
    expect(await checkJpg(jpgOf(10_000, 5001))).toMatchObject({ ...refused, detail: 'too-many-pixels' })
    expect(await checkJpg(jpgOf(0, 100))).toMatchObject({ ...refused, detail: 'no-dimensions' })
  })
})

describe('a picture with many small parts', () => {
  test.each([
    ['fill bytes', 'jpeg-fill'],
    ['restart marks', 'jpeg-markers'],
    ['empty segments', 'jpeg-markers'],
  ])('is refused with 10 MB of %s', async (what, detail) => {
    const bytes = slowPictures()[what] ?? Buffer.alloc(0)
    expect(await checkContent(streamOf(bytes), 'image/jpeg')).toMatchObject({ ...refused, detail })
  })

  test('is accepted with as many as encoders write', async () => {
    const some = Buffer.concat([Buffer.alloc(60_000, 0xff), Buffer.from([0xd0])])
    expect(await checkJpg(jpg.subarray(0, 2), some, jpg.subarray(2))).toMatchObject({ ok: true })
    const notes = Buffer.concat(Array<Buffer>(4_900).fill(Buffer.from([0xff, 0xfe, 0x00, 0x02])))
    expect(await checkJpg(jpg.subarray(0, 2), notes, jpg.subarray(2))).toMatchObject({ ok: true })
  })

  test('is accepted as a PNG with at most 50,000 chunks', async () => {
    const chunks = (count: number) =>
      Buffer.concat(Array<Buffer>(count).fill(pngChunk('IDAT', Buffer.alloc(0))))
    expect(await checkPng(png.subarray(0, 33), chunks(40_000), png.subarray(33))).toMatchObject({ ok: true })
    const many = await checkPng(png.subarray(0, 33), chunks(50_000), png.subarray(33))
    expect(many).toMatchObject({ ...refused, detail: 'png-chunks' })
  })
})

describe('a PNG', () => {
  test('without its end is refused', async () => {
    expect(await checkPng(png.subarray(0, -12))).toMatchObject({ ...damaged, detail: 'truncated' })
    expect(await checkPng(png.subarray(0, -1))).toMatchObject({ ...damaged, detail: 'truncated' })
  })

  test('may have nothing after its end', async () => {
    expect(await checkPng(png, Buffer.from([0]))).toMatchObject({ ...refused, detail: 'trailing-bytes' })
    expect(await checkPng(png, zip)).toMatchObject({ ...refused, detail: 'trailing-bytes' })
    expect(await checkPng(png, html)).toMatchObject({ ...refused, detail: 'trailing-bytes' })
  })

  test('without pixels, or with two headers, is refused', async () => {
    const header = pngChunk('IHDR', pngHeader(10, 10))
    const end = pngChunk('IEND', Buffer.alloc(0))
    expect(await checkPng(signature, header, end)).toMatchObject(refused)
    expect(await checkPng(signature, header, header, png.subarray(33))).toMatchObject(refused)
    expect(await checkPng(signature, png.subarray(33))).toMatchObject(refused)
  })

  test('of 60,000 by 60,000 pixels is refused by its header, before any pixel is read', async () => {
    const huge = pngOf(60_000, 60_000)
    const work = await leastWork(async () =>
      expect(await checkPng(huge)).toMatchObject({ ...refused, detail: 'too-many-pixels' }),
    )
    expect(work).toBeLessThan(200)
    expect(await checkPng(pngOf(10_000, 5000))).toMatchObject({ ok: true })
  })
})

/** These broken files are reported as damaged pictures; all other broken files are reported as no pictures. */
const cut = [
  'cut in its segments',
  'that is a signature and a script',
  'with too much behind its end',
  'without its end mark',
  'without its end',
  'without its last byte',
]

test.each(brokenJpgs)('a JPEG %s is refused', async (what, bytes) => {
  expect(await checkJpg(bytes)).toMatchObject(cut.includes(what) ? damaged : refused)
})

test.each(brokenPngs)('a PNG %s is refused', async (what, bytes) => {
  expect(await checkPng(bytes)).toMatchObject(cut.includes(what) ? damaged : refused)
})
