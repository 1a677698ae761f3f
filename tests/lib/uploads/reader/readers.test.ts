import { maxFileSize } from '@/content/upload-limit'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkContent } from '@/lib/uploads/content-check/check-content'
import { readerPids, withJudge, withReader } from '@/lib/uploads/reader/readers'
import { type FileType } from '@/lib/uploads/file'
import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { slowPictures, tinyElements } from '../../../support/files/slow-files'
import { leastWork } from '../../../support/least-work'
import { memoryGrowth } from '../../../support/memory-growth'
import { isThorough } from '../../../support/thorough'
import { checkContent as checkHere, streamOf } from '../content-check/stream-of'

const turn = { client: 'ana' }
const check = (stream: AsyncIterable<Uint8Array>, type: FileType, client = 'ana') =>
  withJudge({ client }, (judgeOf) => checkContent(stream, judgeOf(type)))

test.each([await pdfFile(), jpgFile(), pngFile(), xmlFile(), await pdfFile({ size: maxFileSize })])(
  '$name is judged by the reader process, and counted and hashed by the site',
  async ({ bytes, type }) => {
    expect(await check(streamOf(bytes), type as FileType)).toEqual({
      ok: true,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  },
)

test(
  'the reader refuses each of the worst files and accepts the next good one',
  { timeout: 60_000 },
  async () => {
    for (const bytes of Object.values(slowPictures()))
      expect(await check(streamOf(bytes), 'image/jpeg')).toMatchObject({ ok: false, problem: 'file-type' })
    const tiny = await check(streamOf(tinyElements()), 'application/xml')
    expect(tiny).toMatchObject({ ok: false, detail: 'xml-elements' })
    expect(await check(streamOf(jpgFile().bytes), 'image/jpeg')).toMatchObject({ ok: true })
  },
)

test.runIf(isThorough)(
  'a file with 400,000 elements costs the site less than half of the work of going through it',
  { timeout: 60_000 },
  async () => {
    const bytes = Buffer.from(`<x>${'<y>ocho letras</y>'.repeat(390_000)}</x>`)
    await check(streamOf(bytes), 'application/xml')
    const here = await leastWork(() => checkHere(streamOf(bytes), 'application/xml'))
    expect(await leastWork(() => check(streamOf(bytes), 'application/xml'))).toBeLessThan(here / 2)
  },
)

test.runIf(isThorough)(
  'fifty files of 10 MB at once are not kept in memory',
  { timeout: 60_000 },
  async () => {
    const { bytes } = await pdfFile({ size: maxFileSize })
    const growth = await memoryGrowth(() =>
      Promise.all(
        Array.from({ length: 50 }, (_, at) => check(streamOf(bytes), 'application/pdf', `client ${at % 4}`)),
      ),
    )
    expect(growth).toBeLessThan(100)
  },
)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a reader that is killed during its work has not judged the file, and the next one is ready', async () => {
  const { bytes } = xmlFile()
  await check(streamOf(bytes), 'application/xml')
  let killed: number[] = []
  async function* cut() {
    yield bytes.subarray(0, 100)
    killed = readerPids()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    yield bytes.subarray(100)
  }
  await expect(check(cut(), 'application/xml')).rejects.toThrow('uploads.reader-ended')
  // The test also killed the idle reader processes, which end a moment later, so the test waits for them.
  await expect.poll(() => killed.filter(isAlive), { timeout: 10_000 }).toEqual([])
  expect(await check(streamOf(bytes), 'application/xml')).toMatchObject({ ok: true })
})

test('a file over which the reader crashes is refused', async () => {
  async function* breaking() {
    yield Buffer.from('<a>')
    for (const pid of readerPids()) process.kill(pid, 'SIGSEGV')
    yield Buffer.from('</a>')
  }
  const read = (stream: AsyncIterable<Uint8Array>) => withReader(turn, (ask) => ask({ step: 'read' }, stream))
  expect(await read(breaking())).toEqual({ refused: 'unreadable' })
  expect(await read(streamOf(Buffer.from('<a/>')))).toMatchObject({ keys: { codes: [] } })
})

async function* broken() {
  yield Buffer.from('<a><b>')
  throw new Error('connection lost')
}

test('an interrupted upload leaves nothing behind in the reader for the next file', async () => {
  await expect(check(broken(), 'application/xml')).rejects.toThrow('connection lost')
  await expect(withReader(turn, (ask) => ask({ step: 'read' }, broken()))).rejects.toThrow('connection lost')
  const read = await withReader(turn, (ask) => ask({ step: 'read' }, streamOf(Buffer.from('<a/>'))))
  expect(read).toMatchObject({ keys: { codes: [] } })
})

test.each([{ step: 'read' }, { step: 'text', isPdf: false }] as const)(
  'a reader whose file was interrupted at the step $step takes no other file',
  async (step) => {
    await withReader(turn, (ask) => ask({ step: 'read' }, streamOf(Buffer.from('<a/>'))))
    const before = readerPids()
    await expect(withReader(turn, (ask) => ask(step, broken()))).rejects.toThrow('connection lost')
    await expect.poll(() => before.every((pid) => readerPids().includes(pid))).toBe(false)
  },
)

test(
  'there are never more reader processes than places, plus one that is starting',
  { timeout: 60_000 },
  async () => {
    const { bytes } = xmlFile()
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => check(streamOf(bytes), 'application/xml', `client ${at}`)),
    )
    expect(readerPids().length).toBeLessThanOrEqual(4)
  },
)
