import { soundParts } from './deliveries'
import type { Hostile } from './hostile'

const bare = soundParts(3).invoice
const end = bare.lastIndexOf('</')
const repeat = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
const tax = (at: number) =>
  `<cac:TaxTotal><cbc:TaxAmount>12</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory><cac:TaxScheme><cbc:ID>${at}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
const line = (inside: string) => `<cac:InvoiceLine>${inside}</cac:InvoiceLine>`

/** Invoices as large as the gate lets through, made to keep the rules busy. */
export const heavyInvoices = (): Hostile[] =>
  Object.entries({
    'empty lines': repeat(59_000, () => '<cac:InvoiceLine/>'),
    'lines that nobody can read': repeat(29_000, () =>
      line('<cbc:LineExtensionAmount>12E5</cbc:LineExtensionAmount>'),
    ),
    'lines that do not add up': repeat(29_000, () =>
      line('<cbc:LineExtensionAmount>1254.12</cbc:LineExtensionAmount>'),
    ),
    'products that do not hold': repeat(11_000, () =>
      line(
        '<cbc:InvoicedQuantity>999999999999999.9</cbc:InvoicedQuantity><cbc:LineExtensionAmount>123456789</cbc:LineExtensionAmount><cac:Price><cbc:PriceAmount>123456789123.991</cbc:PriceAmount></cac:Price>',
      ),
    ),
    'a tax of its own in every total': repeat(9_900, tax),
    'a line under thousands of taxes': line(repeat(9_900, tax)),
    'a tax of thousands of parts': `<cac:TaxTotal><cbc:TaxAmount>12</cbc:TaxAmount>${repeat(14_000, () => '<cac:TaxSubtotal><cbc:TaxableAmount>199999.99</cbc:TaxableAmount><cbc:TaxAmount>1987612</cbc:TaxAmount><cbc:Percent>19</cbc:Percent></cac:TaxSubtotal>')}</cac:TaxTotal>`,
    references: repeat(
      29_000,
      () => '<cac:BillingReference><cac:InvoiceDocumentReference/></cac:BillingReference>',
    ),
    discounts: repeat(
      29_000,
      () => '<cac:AllowanceCharge><cbc:Amount>1232.12</cbc:Amount></cac:AllowanceCharge>',
    ),
    currencies: repeat(59_000, (at) => `<x currencyID="${at}"/>`),
  }).map(([name, more]) => ({
    name,
    bytes: new TextEncoder().encode(bare.slice(0, end) + more + bare.slice(end)),
  }))
