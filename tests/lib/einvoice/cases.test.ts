import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Review } from '@/lib/einvoice/review-document'
import { withReader } from '@/lib/uploads/reader/readers'
import type { Answer } from '@/lib/uploads/reading/task'
import { samplesFolder, xmlCases as right } from '../../support/files/sample-cases'
import { streamOf } from '../uploads/content-check/stream-of'

const limits = ['elements', 'time']
const isThere = existsSync(samplesFolder)
const sent = isThere ? readdirSync(samplesFolder).filter((name) => /\.xml(\.gz)?$/.test(name)) : []
const folder = mkdtempSync(path.join(tmpdir(), 'cases-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytesOf = (name: string) => {
  const bytes = readFileSync(path.join(samplesFolder, name))
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
const plain = (name: string) => name.replace(/\.gz$/, '')

type Row = {
  file: string
  name?: string
  proposal: string | null
  findings: { id: string; severity: string }[]
  refused?: { reason: string }
}

describe.skipIf(!isThere)('real files that went wrong elsewhere', () => {
  let rows: Row[] = []
  beforeAll(async () => {
    for (const name of sent) writeFileSync(path.join(folder, plain(name)), bytesOf(name))
    const root = path.resolve(import.meta.dirname, '../../..')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/inspect.ts', '--json', folder],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
    ).catch((failure: { stdout: string }) => failure)
    rows = JSON.parse(stdout) as Row[]
  }, 120_000)

  test('have an expected result each', () => {
    expect(sent.map(plain).toSorted()).toEqual(Object.keys(right).toSorted())
  })

  test.each(sent.map(plain))('%s has its expected result in the command-line check', (name) => {
    const wanted = right[name]
    const row = rows.find(({ file }) => path.basename(file) === name)
    if (wanted?.isTooLarge) return expect(limits).toContain(row?.refused?.reason)
    expect(row?.refused).toBeUndefined()
    expect(row).toMatchObject({ proposal: wanted?.proposal, name: wanted?.name })
    for (const [text, severity] of Object.entries(wanted?.findings ?? {}))
      expect(row?.findings).toContainEqual(expect.objectContaining({ id: text.split('.')[0], severity }))
  })

  test('a phone photo in HEIC format is refused by the command-line check, with its format', async () => {
    const root = path.resolve(import.meta.dirname, '../../..')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/inspect.ts', path.join(samplesFolder, 'i11-heic.jpg')],
      { cwd: root },
    ).catch((failure: { stdout: string }) => failure)
    expect(stdout).toContain('HEIC')
  })

  test.each(sent)('%s has its expected result in the reader', { timeout: 60_000 }, async (name) => {
    const wanted = right[plain(name)]
    const answer = await withReader({ client: 'ana' as never }, async (ask): Promise<Answer> => {
      const read = await ask({ step: 'read', anchors: [] }, streamOf(bytesOf(name)))
      return 'keys' in read ? ask({ step: 'review', today: '2026-11-25', context: {} }) : read
    })
    if (wanted?.isTooLarge) return expect(limits).toContain('refused' in answer && answer.refused)
    if (!('outcome' in answer)) throw new Error(JSON.stringify(answer))
    const { document, review } = answer.outcome as unknown as { document: EDocument; review: Review }
    expect(document.name).toBe(wanted?.name)
    expect(review.proposal).toBe(wanted?.proposal)
    expect(review.authenticity?.issuer).toBe(wanted?.issuer)
    for (const [text, severity] of Object.entries(wanted?.findings ?? {}))
      expect(review.findings.map((one) => `${one.text} ${one.severity}`)).toContain(`${text} ${severity}`)
  })
})

test.skipIf(isThere)('the real files that went wrong elsewhere are tested only where they are stored', () => {
  console.warn(`No cases at ${samplesFolder}: generated documents alone are read. Set CASE_SAMPLES.`)
})
