import { maxFileSize } from '@/content/upload-limit'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fileTypes, type FileType } from '@/lib/uploads/file'
import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { wrongFiles } from '../../../support/files/wrong-files'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { checkContent, streamOf } from './stream-of'

const types = Object.keys(fileTypes) as FileType[]
const sound = [await pdfFile(), await pdfFile({ objectStreams: true }), pngFile(), jpgFile(), xmlFile()]

describe('a sound file', () => {
  test.each(sound.map((file) => [file.name, file] as const))('%s is counted and hashed', async (_, file) => {
    expect(await checkContent(streamOf(file.bytes), file.type as FileType)).toEqual({
      ok: true,
      type: file.type,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
    })
  })

  test.each(sound.map((file) => [file.name, file] as const))('%s may come byte by byte', async (_, file) => {
    expect(await checkContent(streamOf(file.bytes, 1), file.type as FileType)).toMatchObject({ ok: true })
  })
})

describe('a file that lies about its type', () => {
  const lies = Object.entries(wrongFiles).flatMap(([what, bytes]) =>
    types.map((type) => ({ what, type, bytes })),
  )

  test('is tried in 56 ways', () => expect(lies).toHaveLength(56))

  test.each(lies)('$what called $type is refused', async ({ bytes, type }) => {
    expect(await checkContent(streamOf(bytes), type)).toMatchObject({ ok: false, problem: 'file-type' })
  })

  const mixedUp = sound.flatMap(({ name, type, bytes }) =>
    types.filter((other) => other !== type).map((other) => ({ name, other, bytes })),
  )
  test.each(mixedUp)('$name called $other is refused', async ({ bytes, other }) => {
    expect(await checkContent(streamOf(bytes), other)).toMatchObject({ ok: false, problem: 'file-type' })
  })
})

describe('size', () => {
  test('as many bytes as the limit are accepted', async () => {
    const { bytes } = await pdfFile({ size: maxFileSize })
    expect(await checkContent(streamOf(bytes), 'application/pdf')).toMatchObject({
      ok: true,
      size: maxFileSize,
    })
  })

  test('one byte more is refused by its size, and no more than that is read', async () => {
    let read = 0
    async function* endless() {
      for (;;) {
        read += 65_536
        yield new Uint8Array(65_536)
      }
    }
    const { bytes } = await pdfFile({ size: maxFileSize + 1 })
    const tooBig = { ok: false, problem: 'file-size' }
    expect(await checkContent(streamOf(bytes), 'application/pdf')).toMatchObject(tooBig)
    expect(await checkContent(endless(), 'application/pdf')).toMatchObject(tooBig)
    expect(read).toBeLessThanOrEqual(maxFileSize + 65_536)
  })

  test.each(types)('an empty %s is refused', async (type) => {
    expect(await checkContent(streamOf(new Uint8Array()), type)).toMatchObject({
      ok: false,
      problem: 'file-type',
    })
  })
})

test('a stream that breaks is a failure of ours, not of the file', async () => {
  async function* broken() {
    yield sound[0]?.bytes.subarray(0, 100) ?? new Uint8Array()
    throw new Error('connection lost')
  }
  await expect(checkContent(broken(), 'application/pdf')).rejects.toThrow('connection lost')
})
