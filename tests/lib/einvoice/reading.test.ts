import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { advice } from '@/content/einvoice/advice'
import { ruleNames } from '@/content/einvoice/findings'
import { reading } from '@/content/einvoice/reading'
import { formatDecimal } from '@/lib/einvoice/amount'
import type { InvoiceLine } from '@/lib/einvoice/model/invoice'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { checksHeld, kindName, placesOf, shownLine, titleOf, todoOf } from '@/lib/einvoice/reading'
import { reviewXml } from '@/lib/einvoice/review-document'
import { demoAnchors, demoEntries, factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { taxFaults } from '../../support/einvoice/faults/taxes'
import { randomOf } from '../../support/einvoice/random'
import { soldShapes } from '../../support/einvoice/shapes/sold'
import { taxedShapes } from '../../support/einvoice/shapes/taxed'
import { thoroughly } from '../../support/thorough'

async function read(parts = soundParts(1)) {
  const bytes = new TextEncoder().encode(textOf(parts))
  const read = await reviewXml(bytes, {
    anchors: demoEntries,
    today: '2026-11-21',
    context: await factsOf(parts),
  })
  if (read.refused) throw new Error(read.refused.reason)
  return read
}

test('a valid invoice passes every check, and its review shows the amounts and asks for nothing', async () => {
  const { document, review } = await read()
  const held = checksHeld(document, review)
  expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining(['T1', 'T4', 'T5', 'C1']))
  expect(held.find(({ id }) => id === 'T4')?.on).toMatch(/\d/)
  expect(held.find(({ id }) => id === 'C1')?.name).toBe(reading.findings.recomputed)
  expect(placesOf(review.findings).size).toBe(0)
  expect(review.proposal).toBe('sound')
})

test('a wrong tax is marked in its place, with what to do', async () => {
  const parts = soundParts(1)
  const wrong = taxFaults[0]?.apply(parts, randomOf(1))
  const { review } = await read(wrong ?? parts)
  const places = [...placesOf(review.findings)]
  expect(places.some(([place]) => place.startsWith('tax:'))).toBe(true)
  const [tax] = review.findings.filter(({ id }) => id === 'T5')
  expect(tax && todoOf(tax)).toBe(advice.amounts)
  // Stored reviews of older versions have no titles, and may contain findings that no longer exist.
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
] as const)('«%s» of the kind %s is shown as «%s»', (text, kind, said) => {
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
] as const)('a document of the kind %s and the type «%s» is called %s', (kind, typeCode, name) => {
  expect(kindName({ kind, typeCode })).toBe(name)
})

const number = (shown: string) => Number(shown.replaceAll('.', '').replace(',', '.').replace('−', '-'))

/** Computes a line's amount (`comesTo`) from its printed numbers; `worth` is the amount that the invoice states. */
function checked(line: InvoiceLine): { printed: string; comesTo: number; worth: number } {
  const { quantity, price, parts, includesTax } = shownLine(line)
  const [each = '', count = '1'] = price.split(' por ')
  const product = (number(quantity) * number(each)) / number(count)
  const tax = includesTax ? line.taxes.reduce((sum, { amount }) => sum + Number(amount), 0) : 0
  const extra = parts.reduce((sum, { amount }) => sum + number(amount.replace('+', '')), 0)
  const printed = [`${quantity} × ${price}`, ...parts.map(({ name, amount }) => `${name} ${amount}`)].join(
    ' ',
  )
  return { printed, comesTo: product + extra - tax, worth: Number(line.amount) }
}

async function linesIn(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return (await readDocument(bytes, demoAnchors)).invoice?.lines ?? []
}

function expectToMultiply(name: string, lines: readonly InvoiceLine[]) {
  for (const line of lines) {
    if (line.free) continue
    const { printed, comesTo, worth } = checked(line)
    expect(Math.abs(comesTo - worth), `${name}: ${printed} = ${worth}`).toBeLessThan(1)
  }
}

const generated = thoroughly(300, 30)

test(`the printed numbers of every line multiply, in all shapes and ${generated} generated documents`, async () => {
  for (const { name, text } of [...taxedShapes, ...soldShapes]) expectToMultiply(name, await linesIn(text))
  for (let seed = 0; seed < generated; seed++)
    expectToMultiply(String(seed), await linesIn(soundParts(seed).invoice))
})

const folder =
  process.env.DIAN_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/samples/dian')
const there = existsSync(folder)
if (!there) console.warn(`No examples of DIAN at ${folder}: generated lines alone are multiplied.`)

test.skipIf(!there)(
  'the printed numbers of every line also multiply in the DIAN’s own examples',
  async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml')))
      expectToMultiply(name, await linesIn(readFileSync(path.join(folder, name))))
  },
)

const plain: InvoiceLine = {
  id: '1',
  description: 'Resma',
  quantity: '1.000000',
  unit: '94',
  price: '18900.00',
  baseQuantity: '1',
  amount: '12600.06',
  free: false,
  taxes: [],
  allowances: [
    { charge: false, reason: 'Cliente frecuente', amount: '6299.94', base: '18900.00', percent: '33.33' },
  ],
}

test('a discount is shown below its line with percent and reason', () => {
  expect(shownLine(plain)).toMatchObject({
    quantity: '1',
    price: '18.900',
    parts: [{ name: 'Descuento 33,33%: Cliente frecuente', amount: '−6.299,94', before: '18.900' }],
  })
  const charged = {
    ...plain,
    allowances: [{ charge: true, reason: '', amount: '100', base: '', percent: '' }],
  }
  expect(shownLine({ ...charged, amount: '19000' }).parts).toEqual([
    { name: 'Recargo', amount: '+100', before: '18.900' },
  ])
})

test('a price for a hundred units says so, and so does a price with its tax', () => {
  const byHundred = {
    ...plain,
    allowances: [],
    quantity: '1000',
    price: '189',
    baseQuantity: '100',
    amount: '1890',
  }
  expect(shownLine(byHundred).price).toBe(reading.sheet.each('189', '100'))
  const iva = { code: '01', name: 'IVA', amount: '19000.00', shares: [] }
  const taxed = { ...plain, allowances: [], price: '119000', amount: '100000', taxes: [iva] }
  expect(shownLine(taxed)).toMatchObject({ price: '119.000', includesTax: true })
})
