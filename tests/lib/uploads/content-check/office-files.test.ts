import { describe, expect, test } from 'vitest'
import { maxLargeFileSize } from '@/content/upload-limit'
import { checkContent } from '@/lib/uploads/content-check/check-content'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import { withJudge } from '@/lib/uploads/reader/readers'
import { allTypes, declaredType, fileTypes, papers, type FileType } from '@/lib/uploads/file'
import { whyRefused } from '@/content/upload-foreign-files'
import { plainPdf } from '../../../support/files/pdfs'
import { leastWork } from '../../../support/least-work'
import { hostileOffice, officeFile, officeFiles, xlsFile } from '../../../support/files/office-files'
import { largeXls } from '../../../support/files/large-xls'
import { streamOf } from './stream-of'

const check = (bytes: Uint8Array, name: string, takes = allTypes, piece?: number) =>
  checkContent(streamOf(bytes, piece), judgeOf(declaredType(name, '', allTypes) ?? 'application/pdf', takes))

const others = allTypes.filter((type) => !papers.includes(type))

test.each(others)('office files of the type %s are tested in at least twenty variants', (type) => {
  expect(officeFiles.filter((file) => file.type === type).length).toBeGreaterThanOrEqual(20)
})

describe.each(officeFiles)('$what', ({ bytes, name, type }) => {
  test('is accepted where the firm accepts its type, and nowhere else', async () => {
    for (const piece of [undefined, 333])
      expect(await check(bytes, name, allTypes, piece)).toMatchObject({ ok: true, type, size: bytes.length })
    const strict = checkContent(streamOf(bytes), judgeOf('application/pdf'))
    expect(await strict).toMatchObject({ ok: false, problem: 'file-type' })
  })
})

test.each(hostileOffice)('a hostile office file is refused (%s): %s', async (why, _, name, bytes) => {
  const checked = await check(bytes, name)
  const damaged = ['zip-damaged', 'office-damaged', 'truncated'].includes(why)
  expect(checked).toMatchObject({ ok: false, detail: why, problem: damaged ? 'file-damaged' : 'file-type' })
  if (!damaged && why !== 'heic-boxes') expect(whyRefused(why)).not.toBe('')
})

test.each(hostileOffice)(
  'refusing a hostile office file takes little work (%s): %s',
  async (_why, _, name, bytes) => {
    expect(await leastWork(async () => void (await check(bytes, name)))).toBeLessThan(1500)
  },
)

test.each([1, 13, 24.7])('an intact old Excel file of %s MB is accepted', async (megabytes) => {
  const type = 'application/vnd.ms-excel'
  const file = largeXls(megabytes * 1_000_000)
  const checked = await checkContent(streamOf(file), judgeOf(type, allTypes), maxLargeFileSize)
  expect(checked).toMatchObject({ ok: true, type })
})

test('the type of an office file is decided by its content, not by its name', async () => {
  const docx = fileTypes['application/vnd.openxmlformats-officedocument.wordprocessingml.document']
  expect(docx).toEqual(['docx'])
  expect(await check(officeFile('docx', 'a'), 'a.xlsx')).toMatchObject({
    ok: true,
    type: expect.stringContaining('wordprocessingml'),
  })
  expect(await check(officeFile('xlsx', 'a'), 'a.zip')).toMatchObject({
    ok: true,
    type: expect.stringContaining('spreadsheetml'),
  })
  expect(await check(xlsFile(), 'a.xlsx')).toMatchObject({ ok: true, type: 'application/vnd.ms-excel' })
  expect(await check(plainPdf(), 'a.docx')).toMatchObject({ ok: true, type: 'application/pdf' })
})

test('the process that reads uploads checks office files too', async () => {
  const inReader = (bytes: Uint8Array, type: FileType) =>
    withJudge({ client: 'ana' }, (judge) => checkContent(streamOf(bytes), judge(type, allTypes)))
  for (const at of [0, 45, 65, 85, 105, 125]) {
    const { bytes, type } = officeFiles[at] ?? { bytes: new Uint8Array(), type: 'text/csv' }
    expect(await inReader(bytes, type)).toMatchObject({ ok: true, type })
  }
  const [, , , bomb] = hostileOffice.find(([why]) => why === 'zip-bomb') ?? []
  expect(await inReader(bomb ?? new Uint8Array(), 'application/zip')).toMatchObject({ detail: 'zip-bomb' })
})
