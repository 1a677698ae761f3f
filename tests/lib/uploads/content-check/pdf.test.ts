import { expect, test } from 'vitest'
import { checkContent } from '@/lib/uploads/content-check/check-content'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { bytesOf, streamOf } from './stream-of'

const { bytes } = await pdfFile({ size: 20_000 })
const text = Buffer.from(bytes).toString('latin1')
const check = (content: string) => checkContent(streamOf(bytesOf(content), 1000), 'application/pdf')
const zeros = (count: number) => '\0'.repeat(count)

test.each([
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
  ['3 kB behind its end', text + zeros(3000)],
  ['a cross-reference beyond its end', text.replace(/startxref\s+\d+/, 'startxref\n99999999')],
  ['no number after startxref', text.replace(/startxref\s+\d+/, 'startxref\n')],
  ['a zip in front', `PK\x03\x04\x14\0\0\0\x08\0${text}`],
])('a broken PDF is refused: %s', async (_, content) => {
  expect(await check(content)).toMatchObject({ ok: false, problem: 'file-type' })
})

test.each([
  ['a byte order mark', `\xEF\xBB\xBF${text}`],
  ['blank lines', `\r\n\n${text}`],
  ['a printer preamble', `\x1B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n${text}`],
])('a PDF with %s before its header is accepted', async (_, content) => {
  expect(await check(content)).toMatchObject({ ok: true })
})

test.each([
  ['ends in CR LF', (tail: string) => tail.replace(/\n/g, '\r\n')],
  ['ends without a line break', (tail: string) => tail.trimEnd()],
  ['has a producer comment before startxref', (tail: string) => `%producer-5.5\n${tail}`],
  ['was saved again with an update', (tail: string) => `${tail}\n9 0 obj\nnull\nendobj\n${tail}`],
  ['has some blanks behind its end', (tail: string) => tail + zeros(1000)],
])('a PDF that %s is accepted', async (_, change) => {
  const at = text.lastIndexOf('startxref')
  expect(await check(text.slice(0, at) + change(text.slice(at)))).toMatchObject({ ok: true })
})
