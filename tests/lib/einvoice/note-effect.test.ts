import { expect, test } from 'vitest'
import { effectOf } from '@/lib/einvoice/review-context'

const note = (more: object = {}) =>
  ({
    kind: 'credit-note',
    supplier: { nit: '999100201' },
    references: [{ kind: 'invoice', number: 'FE12', code: '' }],
    reason: { code: '1' },
    ...more,
  }) as never
const stored = (supplierNit: string, more: object = {}) => ({
  supplierNit,
  number: 'FE12',
  code: '',
  ...more,
})

test('a note without a CUFE applies to the invoice with that number of the same supplier only', () => {
  const [own, other] = [stored('999100201'), stored('999300444')]
  expect(effectOf(note(), [other, own] as never)).toEqual({ kind: 'reduces', invoice: own })
  expect(effectOf(note(), [other] as never)).toBeNull()
})

test('a note applies to the invoice with its CUFE, before one with its number', () => {
  const [numbered, coded] = [stored('999100201'), stored('999100201', { number: 'FE9', code: 'abc' })]
  const references = [{ kind: 'invoice', number: 'FE12', code: 'abc' }]
  expect(effectOf(note({ references }), [numbered, coded] as never)?.invoice).toBe(coded)
})

test('a note can cancel or increase an invoice, and an invoice has no effect on another', () => {
  const own = [stored('999100201')] as never
  expect(effectOf(note({ reason: { code: '2' } }), own)?.kind).toBe('cancels')
  expect(effectOf(note({ kind: 'debit-note' }), own)?.kind).toBe('increases')
  expect(effectOf(note({ kind: 'invoice' }), own)).toBeNull()
})
