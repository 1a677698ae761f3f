import { expect, test } from 'vitest'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { brokenPdfs, endingPdfs, prefacedPdfs } from '../../../support/files/pdfs'
import { bytesOf, checkContent, streamOf } from './stream-of'

const { bytes } = await pdfFile({ size: 20_000 })
const text = Buffer.from(bytes).toString('latin1')
const check = (content: string) => checkContent(streamOf(bytesOf(content), 1000), 'application/pdf')

test.each(brokenPdfs(text))('a broken PDF is refused: %s', async (_, content) => {
  // What begins as a PDF and does not end as one is damaged; the rest is none.
  const problem = content.startsWith('%PDF-1.') ? 'file-damaged' : 'file-type'
  expect(await check(content)).toMatchObject({ ok: false, problem })
})

test.each(prefacedPdfs(text))('a PDF with %s before its header is accepted', async (_, content) => {
  expect(await check(content)).toMatchObject({ ok: true })
})

test.each(endingPdfs(text))('a PDF that %s is accepted', async (_, content) => {
  expect(await check(content)).toMatchObject({ ok: true })
})
