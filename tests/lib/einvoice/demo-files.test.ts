import { expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { buyer } from '@/supabase/sample-files/parties'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { demoEntries } from '../../support/einvoice/deliveries'

const context = { companies: [{ nit: buyer.nit, name: buyer.name }], earlier: [] }
async function judge(options: Parameters<typeof xmlFile>[0]) {
  const read = await reviewXml(xmlFile(options).bytes, { anchors: demoEntries, today: '2026-11-21', context })
  if (read.refused) throw new Error(read.refused.message)
  return { proposal: read.review.proposal, rules: [...new Set(read.review.findings.map(({ id }) => id))] }
}

test('the sample invoices are sound, doubtful or wrong on purpose', async () => {
  expect(await judge({ seed: 'transporte', answered: true })).toEqual({ proposal: 'sound', rules: [] })
  expect(await judge({ seed: 'transporte' })).toEqual({ proposal: 'doubtful', rules: ['E3'] })
  expect(await judge({ seed: 'papel', swapped: true, answered: true })).toMatchObject({
    proposal: 'wrong',
    rules: ['T5'],
  })
})
