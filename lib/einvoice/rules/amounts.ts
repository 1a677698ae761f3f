import type { Invoice, InvoiceLine, Tax } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/amount'
import { violation, invoiceRule, type Violation } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/calendar/civil-day'

type StatedAmount = readonly [name: string, line: string, text: string]

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

/** Rule A1: every amount is a plain decimal, none is negative and no required amount is missing. */
export const amountRule = invoiceRule('A1', 'Anexo 1.9, 5.1', (invoice) =>
  amountsOf(invoice).flatMap(([name, line, text]): Violation[] => {
    if (text === '') return required.has(name) ? [violation('A1.absent', 'block', { name, line })] : []
    const amount = readAmount(text)
    if (amount === null) return [violation('A1.unreadable', 'block', { name, line, text: text.slice(0, 60) })]
    return amount.lt(0) && name !== 'rounding'
      ? [violation('A1.negative', 'block', { name, line, text }, { currency: invoice.currency })]
      : []
  }),
)

function amountsOf(invoice: Invoice): StatedAmount[] {
  return [
    ...Object.entries(invoice.totals).map(([name, text]): StatedAmount => [name, '', text]),
    ...invoice.taxes.flatMap((tax) => ofTax(tax, 'tax', '')),
    ...invoice.withholdings.flatMap((tax) => ofTax(tax, 'withholding', '')),
    ...invoice.allowances.map(({ amount }): StatedAmount => ['allowance', '', amount]),
    ...invoice.lines.flatMap(ofLine),
  ]
}

function ofLine(line: InvoiceLine): StatedAmount[] {
  const { id } = line
  return [
    ['quantity', id, line.quantity],
    ['price', id, line.price],
    ['lineAmount', id, line.amount],
    ...line.allowances.map(({ amount }): StatedAmount => ['allowance', id, amount]),
    ...line.taxes.flatMap((tax) => ofTax(tax, 'lineTax', id)),
  ]
}

const ofTax = (tax: Tax, name: string, line: string): StatedAmount[] => [
  [name, line, tax.amount],
  ...tax.shares.flatMap((share): StatedAmount[] => [
    [name, line, share.amount],
    ['taxBase', line, share.base],
    ['percent', line, share.percent],
    [name === 'tax' || name === 'lineTax' ? 'taxBase' : name, line, share.perUnit],
  ]),
]

/** Rule A3: a document in a foreign currency states a valid exchange rate, which notes may leave out. */
export const exchangeRule = invoiceRule('A3', 'FAR01 a FAR07', ({ kind, currency, exchange }) => {
  if (currency === 'COP' || !/^[A-Z]{3}$/.test(currency)) return null
  if (!exchange) return [violation('A3.absent', kind === 'invoice' ? 'warn' : 'info', { currency })]
  const { rate, from, to, date } = exchange
  return [
    ...(readAmount(rate)?.gt(0) ? [] : [violation('A3.rate', 'warn', { rate: rate.slice(0, 40) })]),
    // Some issuers state the rate from pesos to the foreign currency, so both directions are accepted.
    ...([from, to].toSorted().join() === [currency, 'COP'].toSorted().join()
      ? []
      : [violation('A3.currencies', 'warn', { currency, from, to })]),
    ...dayFinding(date.slice(0, 40)),
  ]
})

const dayFinding = (date: string): Violation[] =>
  isCivilDay(date) ? [] : [violation('A3.date', 'warn', { date })]

/** Rule A2: all amounts are in the currency of the document. */
export const currencyRule = invoiceRule('A2', 'FAU01', ({ currency, foreignCurrencies }) => {
  if (currency === '') return null
  if (foreignCurrencies.length === 0) return []
  return [violation('A2.currency', 'block', { currency, others: foreignCurrencies.join(', ') })]
})
