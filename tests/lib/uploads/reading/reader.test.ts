import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewDocument } from '@/lib/einvoice/review-document'
import { readerPids, withScanReader, withReader } from '@/lib/uploads/reader/readers'
import { outcomeOf } from '@/lib/uploads/reading/outcome'
import { demoAnchors, demoEntries, factsOf, soundParts, textOf } from '../../../support/einvoice/deliveries'
import { heavyInvoices, namedHostile } from '../../../support/einvoice/hostile'
import { growingPdf, plainPdf } from '../../../support/files/pdfs'
import { strokedPdf } from '../../../support/files/slow-files'
import { memoryGrowth } from '../../../support/memory-growth'
import { streamOf } from '../content-check/stream-of'
import { isThorough, thoroughly } from '../../../support/thorough'

const today = '2026-11-21'
const turn = { client: 'ana' }

const readXml = (bytes: Uint8Array) =>
  withReader(turn, (ask) => ask({ step: 'read', anchors: demoEntries }, streamOf(bytes)))
const readScan = (bytes: Uint8Array) =>
  withScanReader(turn, (ask) => ask({ step: 'read-scan', anchors: demoEntries }, streamOf(bytes)))

function readSound() {
  const parts = soundParts(1)
  return withReader(turn, async (ask) => {
    const read = await ask(
      { step: 'read', anchors: demoEntries },
      streamOf(new TextEncoder().encode(textOf(parts))),
    )
    if (!('keys' in read)) throw new Error('not read')
    const reviewed = await ask({ step: 'review', today, context: await factsOf(parts) })
    if (!('outcome' in reviewed)) throw new Error('not reviewed')
    return { keys: read.keys, outcome: reviewed.outcome, parts }
  })
}

test('an uploaded invoice is read and reviewed in a process, and stored with what lists and totals need', async () => {
  const { outcome, parts } = await readSound()
  expect(outcome).toMatchObject({
    proposal: 'sound',
    findings: [],
    kind: parts.draft.kind,
    supplier: parts.draft.supplier.name,
    supplier_nit: parts.draft.supplier.nit,
    document: { invoice: { qr: '' } },
  })
})

test('the stored result of the largest invoices is small', { timeout: 60_000 }, async () => {
  for (const { name, bytes } of heavyInvoices().slice(0, thoroughly(Infinity, 1))) {
    const size = await withReader(turn, async (ask) => {
      const read = await ask({ step: 'read', anchors: demoEntries }, streamOf(bytes))
      if (!('keys' in read)) return 0
      const reviewed = await ask({ step: 'review', today, context: {} })
      return 'outcome' in reviewed ? JSON.stringify(reviewed.outcome).length : 0
    })
    expect(size, name).toBeLessThan(400_000)
  }
})

test(
  'each of the worst files gets an answer, and the next good file is read',
  { timeout: 120_000 },
  async () => {
    for (const { name, bytes, reasons } of namedHostile()) {
      const begun = performance.now()
      const answer = await readXml(bytes)
      expect(Object.keys(answer), name).toHaveLength(1)
      if (reasons?.length) expect([...reasons, 'time'], name).toContain('refused' in answer && answer.refused)
      expect(performance.now() - begun, name).toBeLessThan(6_000)
    }
    expect((await readSound()).outcome).toMatchObject({ proposal: 'sound' })
  },
)

test.runIf(isThorough)(
  'the worst files take almost no memory of the site',
  { timeout: 120_000 },
  async () => {
    await readSound()
    for (const { name, bytes } of namedHostile())
      expect(await memoryGrowth(() => readXml(bytes)), name).toBeLessThan(30)
  },
)

const isAlive = (pid: number) => {
  try {
    // State Z is a zombie: the process has ended, and only its entry in the process table remains.
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Only processes that read scans are counted, because idle processes for other kinds of files may end meanwhile. */
const readsScans = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('scan')

// `npm test` leaves out the second case, which takes fifteen seconds to reach its limit.
const endless: [string, () => Uint8Array][] = [
  ['a PDF of 2 kB that unpacks to a gigabyte', growingPdf],
  ['a PDF of 5 kB with a line of 300,000 bends', strokedPdf],
]
test.each(endless.slice(0, thoroughly(2, 1)))(
  'a file that makes its reader work or grow without end is refused, and the reader ends: %s',
  { timeout: 120_000 },
  async (_, make) => {
    await readScan(plainPdf())
    const [working, growing] = [readerPids().filter(readsScans), make()]
    const growth = await memoryGrowth(async () =>
      expect(await readScan(growing)).toEqual({ refused: expect.stringMatching(/^(memory|time)$/) }),
    )
    expect(growth).toBeLessThan(100)
    const ended = working.filter((pid) => !readerPids().includes(pid))
    expect(ended).toHaveLength(1)
    // The killed process has low priority, so it takes a moment to free its memory and end.
    await expect.poll(() => ended.filter(isAlive), { timeout: 10_000 }).toEqual([])
    expect(await readScan(plainPdf())).toEqual({ scanCode: '' })
  },
)

test('half a character at a cut is repaired before the database gets it', async () => {
  const parts = soundParts(1)
  const document = await readDocument(new TextEncoder().encode(textOf(parts)), demoAnchors)
  const review = { ...(await reviewDocument(document, { today })), rulesVersion: '\ud83d' }
  const keys = { codes: [], supplier: '', numbers: [], stated: null }
  expect(outcomeOf({ document, review }, keys)).toMatchObject({ rules_version: '\ufffd' })
})
