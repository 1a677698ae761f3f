import { expect, test } from 'vitest'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import { reviewXml } from '@/lib/einvoice/review-document'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { demoEntries, factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { taxFaults } from '../../support/einvoice/faults/taxes'
import { randomOf } from '../../support/einvoice/sound-invoice'
import { thoroughly } from '../../support/thorough'

const today = '2026-11-20'
const wrongTaxes = taxFaults.filter(({ name, rule }) => rule === 'T5' && !name.includes('another code'))

async function taxFindings(bytes: Uint8Array, context: ReviewContext = {}): Promise<string[]> {
  const reviewed = await reviewXml(bytes, { anchors: demoEntries, today, context })
  if (reviewed.refused) throw new Error(reviewed.refused.reason)
  return reviewed.review.findings.filter(({ id }) => id === 'T5').map(({ text }) => text)
}

test.each(wrongTaxes)('$name: told once', async (fault) => {
  let cases = 0
  const seeds = thoroughly(120, 40)
  for (let seed = 0; seed < seeds; seed++) {
    const parts = fault.apply(soundParts(seed), randomOf(seed))
    if (!parts) continue
    const bytes = new TextEncoder().encode(textOf(parts))
    const told = await taxFindings(bytes, await factsOf(parts))
    if (told.length !== 1) expect.fail(`${seed}: ${told.join(' ')}`)
    cases += 1
  }
  expect(cases).toBeGreaterThan(seeds * 0.4)
})

test('digits that changed places in the header are told where they are, and lines that differ as well still are', async () => {
  const { bytes } = xmlFile({ seed: 'papel', swapped: true })
  expect(await taxFindings(bytes)).toEqual(['T5.rate'])
  const text = new TextDecoder().decode(bytes)
  // The first line loses its tax: what the header should say and what the lines come to differ on their own account.
  const without = text.replace(/(<cac:InvoiceLine>[^]*?)<cac:TaxTotal>[^]*?<\/cac:TaxTotal>/, '$1')
  expect(without).not.toBe(text)
  expect(await taxFindings(new TextEncoder().encode(without))).toEqual(['T5.rate', 'T5.lines'])
})
