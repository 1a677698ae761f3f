import { describe, expect, test } from 'vitest'
import { differingDigits, finding, recheck } from '@/components/site/home/recheck'
import { exampleInvoice, invoiceExamples } from '@/content/tools/invoice-check'

const check = (id: string) => {
  const example = invoiceExamples.find((one) => one.id === id)
  if (!example) throw new Error(id)
  return recheck(example, exampleInvoice.labels)
}

describe('the recalculation of the example invoice', () => {
  test.each([
    ['iva', 'IVA 19%', 435_910, 453_910],
    ['linea', 'Resma carta 75 g', 7_560_000, 756_000],
    ['total', 'Total', 2_389_000, 2_842_910],
  ])('finds the wrong figure of %s', (id, label, stated, recomputed) => {
    expect(finding(check(id))).toMatchObject({ label, stated, recomputed })
  })

  test('finds nothing if all figures are right', () => {
    const [example] = invoiceExamples
    const right = { ...example, stated: { subtotal: 2_389_000, vat: 453_910, total: 2_842_910 } }
    expect(finding(recheck(right, exampleInvoice.labels))).toBeUndefined()
  })
})

test.each([
  ['435.910', '453.910', { from: 1, to: 3 }],
  ['756.000', '756.000', null],
  ['7.560.000', '756.000', null],
])('in %s and %s the digits that differ are %j', (a, b, expected) => {
  expect(differingDigits(a, b)).toEqual(expected)
})
