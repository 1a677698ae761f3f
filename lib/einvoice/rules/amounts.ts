import type { Invoice, InvoiceLine, Tax } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/amount'
import { hit, invoiceRule, type Hit } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/calendar/civil-day'

/** An amount with the name that people give it, and the line it is of; '' for the header. */
type Told = readonly [name: string, line: string, text: string]

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
  amountsOf(invoice).flatMap(([name, line, text]): Hit[] => {
    if (text === '') return required.has(name) ? [hit('A1.absent', 'block', { name, line })] : []
    const amount = readAmount(text)
    if (amount === null) return [hit('A1.unreadable', 'block', { name, line, text: text.slice(0, 60) })]
    // What a total is rounded by goes either way.
    return amount.lt(0) && name !== 'rounding'
      ? [hit('A1.negative', 'block', { name, line, text }, { currency: invoice.currency })]
      : []
  }),
)

function amountsOf(invoice: Invoice): Told[] {
  return [
    ...Object.entries(invoice.totals).map(([name, text]): Told => [name, '', text]),
    ...invoice.taxes.flatMap((tax) => ofTax(tax, 'tax', '')),
    ...invoice.withholdings.flatMap((tax) => ofTax(tax, 'withholding', '')),
    ...invoice.allowances.map(({ amount }): Told => ['allowance', '', amount]),
    ...invoice.lines.flatMap(ofLine),
  ]
}

function ofLine(line: InvoiceLine): Told[] {
  const { id } = line
  return [
    ['quantity', id, line.quantity],
    ['price', id, line.price],
    ['lineAmount', id, line.amount],
    ...line.allowances.map(({ amount }): Told => ['allowance', id, amount]),
    ...line.taxes.flatMap((tax) => ofTax(tax, 'lineTax', id)),
  ]
}

const ofTax = (tax: Tax, name: string, line: string): Told[] => [
  [name, line, tax.amount],
  ...tax.shares.flatMap((share): Told[] => [
    [name, line, share.amount],
    ['taxBase', line, share.base],
    ['percent', line, share.percent],
    [name === 'tax' || name === 'lineTax' ? 'taxBase' : name, line, share.perUnit],
  ]),
]

/** A3: what a foreign currency is worth; notes may leave it to their invoice. */
export const exchangeRule = invoiceRule('A3', 'FAR01 a FAR07', ({ kind, currency, exchange }) => {
  if (currency === 'COP' || !/^[A-Z]{3}$/.test(currency)) return null
  if (!exchange) return [hit('A3.absent', kind === 'invoice' ? 'warn' : 'info', { currency })]
  const { rate, from, to, date } = exchange
  return [
    ...(readAmount(rate)?.gt(0) ? [] : [hit('A3.rate', 'warn', { rate: rate.slice(0, 40) })]),
    // Some write it the other way round, from pesos to the currency.
    ...([from, to].toSorted().join() === [currency, 'COP'].toSorted().join()
      ? []
      : [hit('A3.currencies', 'warn', { currency, from, to })]),
    ...dayFinding(date.slice(0, 40)),
  ]
})

const dayFinding = (date: string): Hit[] => (isCivilDay(date) ? [] : [hit('A3.date', 'warn', { date })])

/** A2: all amounts are in the currency of the document. */
export const currencyRule = invoiceRule('A2', 'FAU01', ({ currency, foreignCurrencies }) => {
  if (currency === '') return null
  if (foreignCurrencies.length === 0) return []
  return [hit('A2.currency', 'block', { currency, others: foreignCurrencies.join(', ') })]
})
