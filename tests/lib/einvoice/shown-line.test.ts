import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reading } from '@/content/einvoice/reading'
import { readDocument } from '@/lib/einvoice/model/read-document'
import type { InvoiceLine } from '@/lib/einvoice/model/invoice'
import { shownLine } from '@/lib/einvoice/reading'
import { demoAnchors } from '../../support/einvoice/demo-anchors'
import { soundParts } from '../../support/einvoice/deliveries'
import { soldShapes } from '../../support/einvoice/shapes/sold'
import { taxedShapes } from '../../support/einvoice/shapes/taxed'

/** The number that a person reads. */
const number = (shown: string) => Number(shown.replaceAll('.', '').replace(',', '.').replace('−', '-'))

/** What a person who multiplies and adds the printed numbers comes to, beside what the line says it is worth. */
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

test('every printed line multiplies: of all shapes, and of 300 generated documents', async () => {
  for (const { name, text } of [...taxedShapes, ...soldShapes]) expectToMultiply(name, await linesIn(text))
  for (let seed = 0; seed < 300; seed++)
    expectToMultiply(String(seed), await linesIn(soundParts(seed).invoice))
})

const folder =
  process.env.DIAN_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/samples/dian')
const there = existsSync(folder)
if (!there) console.warn(`No examples of DIAN at ${folder}: generated lines alone are multiplied.`)

test.skipIf(!there)("and of DIAN's own examples", async () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml')))
    expectToMultiply(name, await linesIn(readFileSync(path.join(folder, name))))
})

const plain: InvoiceLine = {
  id: '1', description: 'Resma', quantity: '1.000000', unit: '94', price: '18900.00', baseQuantity: '1', amount: '12600.06',
  free: false, taxes: [],
  allowances: [{ charge: false, reason: 'Cliente frecuente', amount: '6299.94', base: '18900.00', percent: '33.33' }],
} // prettier-ignore

test('a discount stands below its line, with its percent and reason', () => {
  expect(shownLine(plain)).toMatchObject({
    quantity: '1',
    price: '18.900',
    parts: [{ name: 'Descuento 33,33 %: Cliente frecuente', amount: '−6.299,94', before: '18.900' }],
  })
  const charged = {
    ...plain,
    allowances: [{ charge: true, reason: '', amount: '100', base: '', percent: '' }],
  }
  expect(shownLine({ ...charged, amount: '19000' }).parts).toEqual([
    { name: 'Recargo', amount: '+100', before: '18.900' },
  ])
})

test('a price for a hundred says so, and one with its tax does', () => {
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
