import { expect, test } from 'vitest'
import { outcomeOf } from '@/lib/uploads/review/outcome'
import { withPaperReader, withReader } from '@/lib/uploads/review/reader'
import { factsOf, soundParts, textOf } from '../../../support/einvoice/deliveries'
import { heavyInvoices } from '../../../support/einvoice/heavy'
import { growingPdf, plainPdf } from '../../../support/files/plain-pdf'
import { namedHostile } from '../../../support/einvoice/hostile'
import { memoryGrowth } from '../../../support/memory-growth'
import { demoEntries } from '../../../support/einvoice/demo-anchors'

const today = '2026-11-21'

function readSound() {
  const parts = soundParts(1)
  return withReader(async (ask) => {
    const read = await ask({
      step: 'read',
      bytes: new TextEncoder().encode(textOf(parts)),
      anchors: demoEntries,
    })
    if (!('keys' in read)) throw new Error('not read')
    const reviewed = await ask({ step: 'review', today, facts: await factsOf(parts) })
    if (!('review' in reviewed)) throw new Error('not reviewed')
    return { keys: read.keys, reviewed, parts }
  })
}

test('a file is read and reviewed in a thread, and kept with what lists and sums need', async () => {
  const { keys, reviewed, parts } = await readSound()
  expect(outcomeOf(reviewed, keys)).toMatchObject({
    proposal: 'sound',
    findings: [],
    kind: parts.draft.kind,
    supplier: parts.draft.supplier.name,
    supplier_nit: parts.draft.supplier.nit,
    document: { invoice: { qr: '' } },
  })
})

test('of a file as large as it may be little is kept', { timeout: 60_000 }, async () => {
  for (const { name, bytes } of heavyInvoices()) {
    const size = await withReader(async (ask) => {
      const read = await ask({ step: 'read', bytes, anchors: demoEntries })
      if (!('keys' in read)) return 0
      const reviewed = await ask({ step: 'review', today, facts: {} })
      return 'review' in reviewed ? JSON.stringify(outcomeOf(reviewed, read.keys)).length : 0
    })
    expect(size, name).toBeLessThan(400_000)
  }
})

test('the worst files are answered, and the next one is read', { timeout: 120_000 }, async () => {
  for (const { name, bytes } of namedHostile()) {
    const begun = performance.now()
    const answer = await withReader((ask) => ask({ step: 'read', bytes, anchors: demoEntries }))
    expect(Object.keys(answer), name).toHaveLength(1)
    expect(performance.now() - begun, name).toBeLessThan(6_000)
  }
  expect((await readSound()).reviewed.review.proposal).toBe('sound')
})

test('the worst files take less than 100 MB of memory', { timeout: 120_000 }, async () => {
  await readSound()
  for (const { name, bytes } of namedHostile())
    expect(
      await memoryGrowth(() => withReader((ask) => ask({ step: 'read', bytes, anchors: demoEntries }))),
      name,
    ).toBeLessThan(100)
})

test('a PDF of 2 kB that unpacks to a gigabyte is left before it has it', { timeout: 240_000 }, async () => {
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    withPaperReader((ask) => ask({ step: 'read-paper', bytes, anchors: demoEntries }))
  const growing = growingPdf()
  await read(plainPdf())
  const growth = await memoryGrowth(async () =>
    expect(await read(growing)).toEqual({ refused: expect.stringMatching(/^(memory|time)$/) }),
  )
  expect(growth).toBeLessThan(1000)
  // The first one of a new thread loads what draws pages, for which a busy machine may need its time twice.
  await expect.poll(() => read(plainPdf()), { timeout: 60_000 }).toEqual({ paperCode: '' })
})

test('half a character that a cut leaves is mended before the database sees it', async () => {
  const { keys, reviewed } = await readSound()
  const review = { ...reviewed.review, rulesVersion: '\ud83d' }
  expect(outcomeOf({ ...reviewed, review }, keys)).toMatchObject({ rules_version: '\ufffd' })
})
