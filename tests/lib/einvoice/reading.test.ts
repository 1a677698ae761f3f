import { expect, test } from 'vitest'
import { advice } from '@/content/einvoice/advice'
import { ruleNames } from '@/content/einvoice/findings'
import { reading } from '@/content/einvoice/reading'
import { formatDecimal } from '@/lib/einvoice/amount'
import { checksHeld, kindName, placesOf, titleOf, todoOf } from '@/lib/einvoice/reading'
import { reviewXml } from '@/lib/einvoice/review-document'
import { factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { taxFaults } from '../../support/einvoice/faults/taxes'
import { randomOf } from '../../support/einvoice/random'
import { demoEntries } from '../../support/einvoice/demo-anchors'

async function read(parts = soundParts(1)) {
  const bytes = new TextEncoder().encode(textOf(parts))
  const read = await reviewXml(bytes, {
    anchors: demoEntries,
    today: '2026-11-21',
    facts: await factsOf(parts),
  })
  if (read.refused) throw new Error(read.refused.reason)
  return read
}

test('a sound invoice holds in every check that was made, with the amounts, and asks for nothing', async () => {
  const { document, review } = await read()
  const held = checksHeld(document, review)
  expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining(['T1', 'T4', 'T5', 'C1']))
  expect(held.find(({ id }) => id === 'T4')?.on).toMatch(/\d/)
  expect(held.find(({ id }) => id === 'C1')?.name).toBe(reading.findings.recomputed)
  expect(placesOf(review.findings).size).toBe(0)
  expect(review.proposal).toBe('sound')
})

test('a wrong tax is marked where it stands, and it says what to do', async () => {
  const parts = soundParts(1)
  const wrong = taxFaults[0]?.apply(parts, randomOf(1))
  const { review } = await read(wrong ?? parts)
  const places = [...placesOf(review.findings)]
  expect(places.some(([place]) => place.startsWith('tax:'))).toBe(true)
  const [tax] = review.findings.filter(({ id }) => id === 'T5')
  expect(tax && todoOf(tax)).toBe(advice.amounts)
  // Readings that were kept before have no title, and may know findings that are no more.
  expect(titleOf({ id: 'T5' })).toBe(ruleNames.T5)
  expect(todoOf({ text: 'T9.gone' as 'T1' })).toBeNull()
})

test.each([
  ['18900', 'amount', '18.900'],
  ['18900.50', 'amount', '18.900,50'],
  ['-1234567.00', 'amount', '−1.234.567'],
  ['1.500', 'quantity', '1,5'],
  ['12E5', 'amount', '«12E5»'],
  ['', 'amount', '—'],
] as const)('«%s» as %s reads «%s»', (text, kind, said) => {
  expect(formatDecimal(text, kind)).toBe(said)
})

test.each([
  ['invoice', '01', 'Factura electrónica'],
  ['invoice', '20', 'Tiquete de caja registradora (POS)'],
  ['invoice', '05', 'Documento soporte de compras a quien no factura'],
  ['credit-note', '91', 'Nota crédito'],
  ['credit-note', '95', 'Nota de ajuste de un documento soporte'],
  ['debit-note', '', 'Nota débito'],
  ['invoice', '77', 'Factura electrónica'],
] as const)('a %s of type «%s» is called %s', (kind, typeCode, name) => {
  expect(kindName({ kind, typeCode })).toBe(name)
})
