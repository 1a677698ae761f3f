import { edit, editNumber, linesIn, placeOf, plus } from './edit'
import { inInvoice, type Fault } from './fault'

const headerTax = (text: string) => {
  const at = placeOf(text, /<cac:TaxTotal>/)
  return at >= 0 && at < linesIn(text) ? at : -1
}
/** Where the first tax of a line begins; -1 when no line is taxed. */
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

/** Only where the rate makes a tax out of the base. */
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
