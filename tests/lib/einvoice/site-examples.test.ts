import { expect, test } from 'vitest'
import { exampleXml } from '@/content/tools/example-invoice'
import { reviewXml } from '@/lib/einvoice/review-document'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { draft } from '../../support/einvoice/signing'

const found = async (xml: string) => {
  const read = await reviewXml(new TextEncoder().encode(xml))
  return 'review' in read ? read.review.findings.map(({ id, severity }) => `${severity} ${id}`) : ['refused']
}

test('the example of the site is the sound invoice of the tests', () => {
  // In another city than any firm's.
  expect(exampleXml.sound).toBe(invoiceXml(draft).replaceAll('Bogotá', 'Tunja'))
})

test('one holds but for what an invented invoice cannot have, the other has its IVA wrong', async () => {
  expect((await found(exampleXml.sound)).filter((one) => one.startsWith('block'))).toEqual([])
  expect((await found(exampleXml.swapped)).filter((one) => one.startsWith('block'))).toEqual([
    'block T5',
    'block T5',
  ])
})
