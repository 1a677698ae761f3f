import { createHash } from 'node:crypto'
import { buyer as usualBuyer, checkDigit, sellers, type Party } from './parties'
import { seededNumber, type SampleFile } from './sample-file'
import { signDocument } from './sign-xml'

type Options = {
  seed?: string
  name?: string
  lines?: number
  buyer?: Party
  /** The company that sells; without this value the seed chooses a company. */
  seller?: Party
  date?: string
  /** If true, an `AttachedDocument` wraps the invoice and DIAN's `ApplicationResponse`, as suppliers must send it. */
  answered?: boolean
  /** If true, two digits of the VAT (IVA) are swapped. */
  swapped?: boolean
  /** This technical key of the invoice's numbering is one of the values from which the CUFE is computed. */
  key?: string
}

/** The IVA on these 2.389.000 pesos is 453.910, which still looks plausible when two digits are swapped. */
const swappedLines: InvoiceLine[] = [
  { text: 'Resma papel carta 75 g', quantity: 40, price: 18_900 },
  { text: 'Tóner negro alto rendimiento', quantity: 6, price: 142_500 },
  { text: 'Archivador metálico, 4 gavetas', quantity: 2, price: 389_000 },
]
const [iva, wrongIva] = [453_910, 435_910]

const money = (pesos: number) => pesos.toFixed(2)
const amount = (tag: string, pesos: number) => `<cbc:${tag} currencyID="COP">${money(pesos)}</cbc:${tag}>`

/** Returns an invoice signed with a certificate of the invented authority; its IVA is right unless `swapped` is set. */
export function xmlFile({
  seed = 'uno',
  name,
  lines: count = 3,
  buyer = usualBuyer,
  seller: wanted,
  date = '2026-11-18',
  answered = false,
  swapped = false,
  key = 'clave',
}: Options = {}): SampleFile {
  const number = `SETP${990000000 + seededNumber(seed, 999_999)}`
  const seller = wanted ?? sellers[seededNumber(seed, sellers.length)] ?? buyer
  const lines = swapped ? swappedLines : invoiceLines(seed, count, seller.goods)
  const right = invoice({ number, date, lines, seller, buyer, key })
  const text = swapped
    ? right
        .replaceAll(`>${money(iva)}<`, `>${money(wrongIva)}<`)
        .replaceAll(`>${money(2_389_000 + iva)}<`, `>${money(2_389_000 + wrongIva)}<`)
    : right
  return {
    name: name ?? `${number}.xml`,
    type: 'application/xml',
    bytes: new TextEncoder().encode(
      signDocument(answered ? withAnswer({ number, seller, buyer, invoice: text }) : text),
    ),
  }
}

type Parts = { number: string; date: string; lines: InvoiceLine[]; seller: Party; buyer: Party; key: string }

function invoice({ number, date, lines, seller, buyer, key }: Parts): string {
  const net = netTotal(lines)
  const tax = Math.round(net * 0.19)
  const time = '09:30:00-05:00'
  const sums = `${money(net)}01${money(tax)}040.00030.00${money(net + tax)}`
  const cufe = createHash('sha384')
    .update(`${number}${date}${time}${sums}${seller.nit}${buyer.nit}${key}1`)
    .digest('hex')
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${ns('Invoice')}" xmlns:cac="${ns('CommonAggregateComponents')}" xmlns:cbc="${ns('CommonBasicComponents')}" xmlns:ext="${ns('CommonExtensionComponents')}" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1">
  ${control}
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:CustomizationID>10</cbc:CustomizationID>
  <cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
  <cbc:ProfileExecutionID>1</cbc:ProfileExecutionID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:UUID schemeID="1" schemeName="CUFE-SHA384">${cufe}</cbc:UUID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:IssueTime>${time}</cbc:IssueTime>
  <cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
  <cbc:LineCountNumeric>${lines.length}</cbc:LineCountNumeric>
  <cac:AccountingSupplierParty>${party(seller)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party(buyer)}</cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>47</cbc:PaymentMeansCode></cac:PaymentMeans>
  ${taxTotal(net, tax)}
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${amount('PayableAmount', net + tax)}</cac:LegalMonetaryTotal>
${lines.map(invoiceLine).join('\n')}
</Invoice>
`
}

const ns = (part: string) => `urn:oasis:names:specification:ubl:schema:xsd:${part}-2`

/** DIAN reserves this invoice numbering for examples. */
const control =
  '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:InvoiceControl><sts:InvoiceAuthorization>18760000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2027-12-31</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:Prefix>SETP</sts:Prefix><sts:From>990000000</sts:From><sts:To>995000000</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>'

const taxTotal = (base: number, tax: number) =>
  `<cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', base)}${amount('TaxAmount', tax)}<cac:TaxCategory><cbc:Percent>19.00</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`

const party = ({ name, nit, address }: Party) =>
  `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PhysicalLocation><cac:Address><cac:AddressLine><cbc:Line>${address}</cbc:Line></cac:AddressLine></cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeID="${checkDigit(nit)}" schemeName="31">${nit}</cbc:CompanyID><cbc:TaxLevelCode>O-15</cbc:TaxLevelCode></cac:PartyTaxScheme></cac:Party>`

const invoiceLine = ({ text, quantity, price }: InvoiceLine, at: number) =>
  `  <cac:InvoiceLine><cbc:ID>${at + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="94">${quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', quantity * price)}${taxTotal(quantity * price, quantity * price * 0.19)}<cac:Item><cbc:Description>${text}</cbc:Description></cac:Item><cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:InvoiceLine>`

const anything: readonly string[] = [
  'Resma de papel carta',
  'Servicio de transporte urbano',
  'Caja de tornillos',
  'Asesoría de montaje',
  'Tóner negro',
]

type InvoiceLine = { text: string; quantity: number; price: number }

export function invoiceLines(seed: string, count: number, goods = anything): InvoiceLine[] {
  return Array.from({ length: count }, (_, at) => ({
    text: goods[seededNumber(`${seed} good ${at}`, goods.length)] ?? '',
    quantity: 1 + seededNumber(`${seed} quantity ${at}`, 9),
    price: 1000 * (5 + seededNumber(`${seed} price ${at}`, 200)),
  }))
}

export const netTotal = (lines: InvoiceLine[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

type Answered = { number: string; seller: Party; buyer: Party; invoice: string }

const root = (name: string, inside: string) => {
  const ns = (part: string) => `urn:oasis:names:specification:ubl:schema:xsd:${part}-2`
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="${ns(name)}" xmlns:cac="${ns('CommonAggregateComponents')}" xmlns:cbc="${ns('CommonBasicComponents')}">${inside}</${name}>`
}
const day = '2026-11-18'

function withAnswer({ number, seller, buyer, invoice }: Answered): string {
  const party = ({ nit }: Party) =>
    `<cac:PartyTaxScheme><cbc:CompanyID schemeID="${checkDigit(nit)}" schemeName="31">${nit}</cbc:CompanyID></cac:PartyTaxScheme>`
  const code = /<cbc:UUID[^>]*>([^<]+)/.exec(invoice)?.[1] ?? ''
  const reference = `<cbc:ID>${number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${code}</cbc:UUID>`
  const answer = root(
    'ApplicationResponse',
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>1</cbc:CustomizationID><cbc:ProfileID>DIAN 2.1</cbc:ProfileID><cbc:ProfileExecutionID>1</cbc:ProfileExecutionID><cbc:ID>1</cbc:ID><cbc:IssueDate>${day}</cbc:IssueDate><cac:SenderParty><cac:PartyTaxScheme><cbc:CompanyID schemeID="4" schemeName="31">800197268</cbc:CompanyID></cac:PartyTaxScheme></cac:SenderParty><cac:ReceiverParty>${party(seller)}</cac:ReceiverParty><cac:DocumentResponse><cac:Response><cbc:ResponseCode>02</cbc:ResponseCode><cbc:Description>Documento validado por la DIAN</cbc:Description></cac:Response><cac:DocumentReference>${reference}</cac:DocumentReference></cac:DocumentResponse>`,
  )
  const attached = (text: string) =>
    `<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:Description><![CDATA[${text}]]></cbc:Description></cac:ExternalReference></cac:Attachment>`
  return root(
    'AttachedDocument',
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>Documentos adjuntos</cbc:CustomizationID><cbc:ProfileID>Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>1</cbc:ProfileExecutionID><cbc:ID>1</cbc:ID><cbc:IssueDate>${day}</cbc:IssueDate><cbc:DocumentType>Contenedor de Factura Electrónica</cbc:DocumentType><cbc:ParentDocumentID>${number}</cbc:ParentDocumentID><cac:SenderParty>${party(seller)}</cac:SenderParty><cac:ReceiverParty>${party(buyer)}</cac:ReceiverParty>${attached(invoice)}<cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference>${reference}${attached(answer)}<cac:ResultOfVerification><cbc:ValidationResultCode>002</cbc:ValidationResultCode></cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference>`,
  )
}
