import { createHash } from 'node:crypto'
import { invoiceLines, netTotal, type InvoiceLine } from './invoice-lines'
import { buyer, checkDigit, sellers, type Party } from './parties'
import { seededNumber, type SampleFile } from './sample-file'

type Options = { seed?: string; name?: string; lines?: number }

const money = (pesos: number) => pesos.toFixed(2)
const amount = (tag: string, pesos: number) => `<cbc:${tag} currencyID="COP">${money(pesos)}</cbc:${tag}>`

/** An electronic invoice (UBL 2.1) of invented parties with right totals and check digits; unsigned. */
export function xmlFile({ seed = 'uno', name, lines: count = 3 }: Options = {}): SampleFile {
  const lines = invoiceLines(seed, count)
  const number = `SETP${990000000 + seededNumber(seed, 999_999)}`
  const text = invoice(number, lines, sellers[seededNumber(seed, sellers.length)] ?? buyer)
  return {
    name: name ?? `${number}.xml`,
    type: 'application/xml',
    bytes: new TextEncoder().encode(text),
  }
}

function invoice(number: string, lines: InvoiceLine[], seller: Party): string {
  const net = netTotal(lines)
  const tax = Math.round(net * 0.19)
  const [date, time] = ['2026-11-18', '09:30:00-05:00']
  const sums = `${money(net)}01${money(tax)}040.00030.00${money(net + tax)}`
  const cufe = createHash('sha384')
    .update(`${number}${date}${time}${sums}${seller.nit}${buyer.nit}clave2`)
    .digest('hex')
  const ns = (part: string) => `urn:oasis:names:specification:ubl:schema:xsd:${part}-2`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${ns('Invoice')}" xmlns:cac="${ns('CommonAggregateComponents')}" xmlns:cbc="${ns('CommonBasicComponents')}">
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:CustomizationID>10</cbc:CustomizationID>
  <cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
  <cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:UUID schemeID="2" schemeName="CUFE-SHA384">${cufe}</cbc:UUID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:IssueTime>${time}</cbc:IssueTime>
  <cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
  <cbc:LineCountNumeric>${lines.length}</cbc:LineCountNumeric>
  <cac:AccountingSupplierParty>${party(seller)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party(buyer)}</cac:AccountingCustomerParty>
  <cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', tax)}<cac:TaxCategory><cbc:Percent>19.00</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${amount('PayableAmount', net + tax)}</cac:LegalMonetaryTotal>
${lines.map(invoiceLine).join('\n')}
</Invoice>
`
}

const party = ({ name, nit, address }: Party) =>
  `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PhysicalLocation><cac:Address><cac:AddressLine><cbc:Line>${address}</cbc:Line></cac:AddressLine></cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeID="${checkDigit(nit)}" schemeName="31">${nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party>`

const invoiceLine = ({ text, quantity, price }: InvoiceLine, at: number) =>
  `  <cac:InvoiceLine><cbc:ID>${at + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="94">${quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', quantity * price)}<cac:Item><cbc:Description>${text}</cbc:Description></cac:Item><cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:InvoiceLine>`
