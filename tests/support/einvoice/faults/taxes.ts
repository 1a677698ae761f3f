import type { RuleId } from '@/lib/einvoice/rules/rule'
import { edit, editNumber, inInvoice, linesIn, placeOf, plus, totalsIn, type Fault } from './fault'

const headerTax = (text: string) => {
  const at = placeOf(text, /<cac:TaxTotal>/)
  return at >= 0 && at < linesIn(text) ? at : -1
}
const lineTax = (text: string) => {
  const at = text.indexOf('<cac:TaxTotal>', linesIn(text))
  return at < 0 ? -1 : at
}
const subtotal = (text: string, from: number) => (from < 0 ? -1 : text.indexOf('<cac:TaxSubtotal>', from))
const more = (value: string, pesos: number) => plus(value, pesos)

const at = (
  name: string,
  rule: Fault['rule'],
  place: (text: string) => number,
  tag: string,
  change: (value: string, pesos: number) => string | null,
): Fault =>
  inInvoice(name, rule, (text, random) => {
    const from = place(text)
    if (from < 0) return null
    return editNumber(text, tag, (value) => change(value, random.between(50, 5_000)), from)
  })

const taxedBase = (text: string, from: number) => {
  const start = subtotal(text, from)
  if (start < 0) return -1
  const share = text.slice(start, text.indexOf('</cac:TaxSubtotal>', start))
  return /<cbc:Percent>[1-9]/.test(share) ? start : -1
}

export const taxFaults: readonly Fault[] = [
  at('a tax of the header is higher', 'T5', headerTax, 'TaxAmount', more),
  at('a part of a tax is higher', 'T5', (text) => subtotal(text, headerTax(text)), 'TaxAmount', more),
  at(
    'a rate of the header is another',
    'T5',
    (text) => taxedBase(text, headerTax(text)),
    'Percent',
    (value) => (value === '16' ? '19' : '16'),
  ),
  at(
    'a base of the header is higher',
    'T5',
    (text) => taxedBase(text, headerTax(text)),
    'TaxableAmount',
    more,
  ),
  at('a tax of a line is higher', 'T5', lineTax, 'TaxAmount', more),
  at('a part of a line’s tax is higher', 'T5', (text) => subtotal(text, lineTax(text)), 'TaxAmount', more),
  at(
    'a rate of a line is another',
    'T5',
    (text) => taxedBase(text, lineTax(text)),
    'Percent',
    (value) => (value === '16' ? '19' : '16'),
  ),
  at('a base of a line is higher', 'T2', (text) => taxedBase(text, lineTax(text)), 'TaxableAmount', more),
  at(
    'a rate that is no number',
    'A1',
    (text) => taxedBase(text, headerTax(text)),
    'Percent',
    (value) => `${value}%`,
  ),
  inInvoice('a tax of the header under another code', 'T5', (text) => {
    const from = headerTax(text)
    if (from < 0 || !/^<cac:TaxTotal><cbc:TaxAmount[^>]*>[1-9]\d{3}/.test(text.slice(from))) return null
    return edit(text, /<cac:TaxScheme><cbc:ID>\d+/, () => '<cac:TaxScheme><cbc:ID>35', from)
  }),
  inInvoice('a tax is missing in the header', 'T3', (text) => {
    const from = headerTax(text)
    if (from < 0) return null
    const end = text.indexOf('</cac:TaxTotal>', from)
    return /<cbc:TaxAmount[^>]*>[1-9]/.test(text.slice(from, end))
      ? edit(text, /<cac:TaxTotal>[^]*?<\/cac:TaxTotal>/, () => '', from)
      : null
  }),
  at(
    'a withholding is higher',
    'T7',
    (text) => subtotal(text, placeOf(text, /<cac:WithholdingTaxTotal>/)),
    'TaxAmount',
    more,
  ),
  at('a line is worth more', 'T1', linesIn, 'LineExtensionAmount', more),
  at('a price is higher', 'T6', linesIn, 'PriceAmount', (value, pesos) =>
    /^0+(\.0+)?$/.test(value) ? null : more(value, pesos),
  ),
  inInvoice('a quantity is higher', 'T6', (text) => {
    if (/^<cac:\w+Line>[^]*?<cbc:PriceAmount[^>]*>0+(\.0+)?</.test(text.slice(linesIn(text)))) return null
    return edit(
      text,
      /(<cbc:(?:Invoiced|Credited|Debited)Quantity[^>]*>)(\d+)/,
      (open = '', value = '') => `${open}${plus(value, 7)}`,
    )
  }),
  at(
    'one line more than there are',
    'T6',
    () => 0,
    'LineCountNumeric',
    (value) => plus(value, 1),
  ),
  at('a negative quantity', 'A1', linesIn, '(?:Invoiced|Credited|Debited)Quantity', (value) => `-${value}`),
  at('a line amount with an exponent', 'A1', linesIn, 'LineExtensionAmount', () => '1e6'),
]

const total = (tag: string, rule: RuleId): Fault =>
  inInvoice(`${tag} of the header is higher`, rule, (text, random) =>
    editNumber(text, tag, (value) => plus(value, random.between(10, 9_000)), totalsIn(text)),
  )

const swapped = (tag: string, rule: RuleId): Fault =>
  inInvoice(`two digits of ${tag} are swapped`, rule, (text) =>
    editNumber(
      text,
      tag,
      (value) => {
        // The swapped digits are among the first four, so that the difference is at least 9 pesos.
        const at = [...value].findIndex(
          (digit, place) => /\d/.test(value[place + 1] ?? '') && digit !== value[place + 1] && place < 3,
        )
        if (at < 0 || value.split('.')[0]!.length < 4) return null
        return value.slice(0, at) + value[at + 1] + value[at] + value.slice(at + 2)
      },
      totalsIn(text),
    ),
  )

const written = (name: string, rule: RuleId, tag: string, change: (value: string) => string | null): Fault =>
  inInvoice(name, rule, (text) => editNumber(text, tag, change, totalsIn(text)))

export const totalFaults: readonly Fault[] = [
  total('LineExtensionAmount', 'T1'),
  total('TaxExclusiveAmount', 'T2'),
  total('TaxInclusiveAmount', 'T3'),
  total('PayableAmount', 'T4'),
  total('AllowanceTotalAmount', 'T8'),
  total('ChargeTotalAmount', 'T8'),
  total('PrepaidAmount', 'T8'),
  swapped('LineExtensionAmount', 'T1'),
  swapped('TaxInclusiveAmount', 'T3'),
  swapped('PayableAmount', 'T4'),
  inInvoice('a header discount is higher', 'T8', (text, random) => {
    const at = text.indexOf('<cac:AllowanceCharge>')
    if (at < 0 || at > totalsIn(text)) return null
    return editNumber(text, 'Amount', (value) => plus(value, random.between(10, 900)), at)
  }),
  written('an exponent', 'A1', 'PayableAmount', () => '12E5'),
  written('NaN', 'A1', 'PayableAmount', () => 'NaN'),
  written('a negative total', 'A1', 'PayableAmount', (value) => `-${value}`),
  written('separators of thousands', 'A1', 'LineExtensionAmount', () => '1,234,567.00'),
  written('a decimal comma', 'A1', 'TaxInclusiveAmount', (value) => `${value.split('.')[0]},00`),
  written('an empty total', 'A1', 'PayableAmount', () => ''),
  inInvoice('no total to pay', 'A1', (text) =>
    edit(text, /<cbc:PayableAmount[^]*?<\/cbc:PayableAmount>/, () => ''),
  ),
  inInvoice('one amount in another currency', 'A2', (text) =>
    edit(text, /(<cbc:PayableAmount currencyID=")[A-Z]+/, (open = '') => `${open}EUR`),
  ),
  inInvoice('the currency is missing', 'E5', (text) =>
    edit(text, /<cbc:DocumentCurrencyCode>[A-Z]+/, () => '<cbc:DocumentCurrencyCode>'),
  ),
  inInvoice('no lines', 'E5', (text) =>
    edit(text, /<cac:(?:Invoice|CreditNote|DebitNote)Line>[^]*Line>/, () => '', linesIn(text)),
  ),
]
