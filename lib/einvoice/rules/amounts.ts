import type { Invoice, InvoiceLine, Tax } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/money/amount'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/** An amount with the name that people give it and its place in the document. */
type Told = readonly [name: string, where: string, text: string]

const required = new Set([
  'lines',
  'taxInclusive',
  'payable',
  'lineAmount',
  'quantity',
  'price',
  'tax',
  'lineTax',
])

/** A1: every amount is a plain decimal, none negative, none missing that must be there. */
export const amountRule = invoiceRule('A1', 'Anexo 1.9, 5.1', (invoice) =>
  amountsOf(invoice).flatMap(([name, where, text]): Hit[] => {
    if (text === '') return required.has(name) ? [hit('A1.absent', 'block', { name, where })] : []
    const amount = readAmount(text)
    if (amount === null) return [hit('A1.unreadable', 'block', { name, where, text: text.slice(0, 60) })]
    return amount.lt(0)
      ? [hit('A1.negative', 'block', { name, where, text }, { currency: invoice.currency })]
      : []
  }),
)

function amountsOf(invoice: Invoice): Told[] {
  return [
    ...Object.entries(invoice.totals).map(([name, text]): Told => [name, 'los totales', text]),
    ...invoice.taxes.flatMap((tax) => ofTax(tax, 'tax', 'el encabezado')),
    ...invoice.withholdings.flatMap((tax) => ofTax(tax, 'withholding', 'el encabezado')),
    ...invoice.allowances.map(({ amount }): Told => ['allowance', 'el encabezado', amount]),
    ...invoice.lines.flatMap(ofLine),
  ]
}

function ofLine(line: InvoiceLine): Told[] {
  const where = `el renglón ${line.id}`
  return [
    ['quantity', where, line.quantity],
    ['price', where, line.price],
    ['lineAmount', where, line.amount],
    ...line.allowances.map(({ amount }): Told => ['allowance', where, amount]),
    ...line.taxes.flatMap((tax) => ofTax(tax, 'lineTax', where)),
  ]
}

const ofTax = (tax: Tax, name: string, where: string): Told[] => [
  [name, where, tax.amount],
  ...tax.shares.flatMap((share): Told[] => [
    [name, where, share.amount],
    ['taxBase', where, share.base],
    ['percent', where, share.percent],
    [name === 'tax' || name === 'lineTax' ? 'taxBase' : name, where, share.perUnit],
  ]),
]

/** A2: all amounts are in the currency of the document. */
export const currencyRule = invoiceRule('A2', 'FAU01', ({ currency, foreignCurrencies }) => {
  if (currency === '') return null
  if (foreignCurrencies.length === 0) return []
  return [hit('A2.currency', 'block', { currency, others: foreignCurrencies.join(', ') })]
})
