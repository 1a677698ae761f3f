import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { papers, type FileType } from '@/lib/uploads/file'
import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { wrongFiles } from '../../../support/files/odd-files'
import { checkContent as checkBy } from '@/lib/uploads/content-check/check-content'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import { checkContent, streamOf, bytesOf } from './stream-of'
import { brokenPdfs, endingPdfs, prefacedPdfs } from '../../../support/files/pdfs'

const { bytes } = await pdfFile({ size: 20_000 })

const sound = [await pdfFile(), await pdfFile({ objectStreams: true }), pngFile(), jpgFile(), xmlFile()]

describe('the check of an uploaded file', () => {
  const types = papers

  describe('with valid content', () => {
    test.each(sound.map((file) => [file.name, file] as const))(
      'gives the size and hash of %s',
      async (_, file) => {
        expect(await checkContent(streamOf(file.bytes), file.type as FileType)).toEqual({
          ok: true,
          type: file.type,
          size: file.bytes.length,
          sha256: createHash('sha256').update(file.bytes).digest('hex'),
        })
      },
    )

    test.each(sound.map((file) => [file.name, file] as const))('accepts %s byte by byte', async (_, file) => {
      expect(await checkContent(streamOf(file.bytes, 1), file.type as FileType)).toMatchObject({ ok: true })
    })
  })

  describe('with a false type', () => {
    const lies = Object.entries(wrongFiles).flatMap(([what, bytes]) =>
      types.map((type) => ({ what, type, bytes })),
    )

    test('is tested in 56 ways', () => expect(lies).toHaveLength(56))

    test.each(lies)('refuses $what called $type', async ({ bytes, type }) => {
      expect(await checkContent(streamOf(bytes), type)).toMatchObject({ ok: false, problem: 'file-type' })
    })

    const mixedUp = sound.flatMap(({ name, type, bytes }) =>
      types.filter((other) => other !== type).map((other) => ({ name, type, other, bytes })),
    )
    test.each(mixedUp)('accepts $name called $other as what it contains', async ({ bytes, other, type }) => {
      expect(await checkContent(streamOf(bytes), other)).toMatchObject({ ok: true, type })
    })
    test.each(mixedUp)(
      'refuses $name called $other where only $other is accepted',
      async ({ bytes, other }) => {
        const checked = await checkBy(streamOf(bytes), judgeOf(other, [other]))
        expect(checked).toMatchObject({ ok: false, problem: 'file-type' })
      },
    )
  })

  describe('by size', () => {
    test('accepts as many bytes as the limit', async () => {
      const { bytes } = await pdfFile({ size: maxFileSize })
      expect(await checkContent(streamOf(bytes), 'application/pdf')).toMatchObject({
        ok: true,
        size: maxFileSize,
      })
    })

    test('refuses one byte more, and reads no further', async () => {
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

    test('reads large files to their own limit where the firm accepts them', async () => {
      const judge = () => judgeOf('application/pdf', papers)
      const { bytes } = await pdfFile({ size: maxLargeFileSize })
      expect(await checkBy(streamOf(bytes), judge(), maxLargeFileSize)).toMatchObject({
        ok: true,
        size: maxLargeFileSize,
      })
      expect(await checkBy(streamOf(bytes), judge(), maxLargeFileSize - 1)).toMatchObject({
        ok: false,
        problem: 'file-size',
      })
      const cut = bytes.subarray(0, maxLargeFileSize - 1_000_000)
      expect(await checkBy(streamOf(cut), judge(), maxLargeFileSize)).toMatchObject({ ok: false })
    })

    test.each(types)('refuses an empty %s', async (type) => {
      expect(await checkContent(streamOf(new Uint8Array()), type)).toMatchObject({
        ok: false,
        problem: 'file-type',
      })
    })
  })

  test('reports a broken stream as our failure, not the file’s', async () => {
    async function* broken() {
      yield sound[0]?.bytes.subarray(0, 100) ?? new Uint8Array()
      throw new Error('connection lost')
    }
    await expect(checkContent(broken(), 'application/pdf')).rejects.toThrow('connection lost')
  })
})

describe('a PDF', () => {
  const text = Buffer.from(bytes).toString('latin1')
  const check = (content: string, piece = 1000) =>
    checkContent(streamOf(bytesOf(content), piece), 'application/pdf')

  test.each([1, 2, 7, 4099])('is accepted when it arrives in pieces of %i bytes', async (piece) => {
    expect(await check(text, piece)).toMatchObject({ ok: true })
    expect(await check(text + '\0'.repeat(6000), piece)).toMatchObject({ ok: true })
  })

  test.each(brokenPdfs(text))('is refused when it is broken: %s', async (_, content) => {
    // A file that begins like a PDF is reported as damaged, any other as a wrong type.
    const problem = content.startsWith('%PDF-1.') ? 'file-damaged' : 'file-type'
    expect(await check(content)).toMatchObject({ ok: false, problem })
  })

  test.each(prefacedPdfs(text))('is accepted with %s before its header', async (_, content) => {
    expect(await check(content)).toMatchObject({ ok: true })
  })

  test.each(endingPdfs(text))('is accepted when it %s', async (_, content) => {
    expect(await check(content)).toMatchObject({ ok: true })
  })
})
