import {
  codeOf,
  numberOf,
  totalsOf,
  type Draft,
  type DraftLine,
  type DraftParty,
  type DraftTax,
} from './draft'
import { escape, money, root, thousandths } from './xml-text'

const names = {
  invoice: {
    root: 'Invoice',
    line: 'InvoiceLine',
    quantity: 'InvoicedQuantity',
    totals: 'LegalMonetaryTotal',
  },
  'credit-note': {
    root: 'CreditNote',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
    totals: 'LegalMonetaryTotal',
  },
  'debit-note': {
    root: 'DebitNote',
    line: 'DebitNoteLine',
    quantity: 'DebitedQuantity',
    totals: 'RequestedMonetaryTotal',
  },
} as const

/** Writes the draft as XML, with the text `signature` as its signature block. */
export function invoiceXml(draft: Draft, signature = ''): string {
  const write = amountIn(draft.currency, draft.shortAmounts)
  const name = names[draft.kind]
  const totals = totalsOf(draft)
  const typeCode = {
    invoice: `<cbc:InvoiceTypeCode>${draft.typeCode}</cbc:InvoiceTypeCode>`,
    'credit-note': '<cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>',
    'debit-note': '',
  }[draft.kind]
  return root(
    name.root,
    `${extensions(draft, signature)}
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>${draft.operation}</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>${draft.environment}</cbc:ProfileExecutionID>
<cbc:ID>${numberOf(draft)}</cbc:ID>
<cbc:UUID schemeID="${draft.environment}" schemeName="${draft.kind === 'invoice' ? 'CUFE' : 'CUDE'}-SHA384">${codeOf(draft)}</cbc:UUID>
<cbc:IssueDate>${draft.date}</cbc:IssueDate>
<cbc:IssueTime>${draft.time}</cbc:IssueTime>
${typeCode}
<cbc:DocumentCurrencyCode>${draft.currency}</cbc:DocumentCurrencyCode>
<cbc:LineCountNumeric>${draft.lines.length}</cbc:LineCountNumeric>
${reference(draft)}
<cac:AccountingSupplierParty>${party(draft.supplier)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party(draft.customer)}</cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:ID>${draft.credit ? 2 : 1}</cbc:ID><cbc:PaymentMeansCode>47</cbc:PaymentMeansCode>${draft.credit ? `<cbc:PaymentDueDate>${draft.date}</cbc:PaymentDueDate>` : ''}</cac:PaymentMeans>
${draft.currency === 'COP' ? '' : `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>${draft.currency}</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>COP</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>4012.35</cbc:CalculationRate><cbc:Date>${draft.date}</cbc:Date></cac:PaymentExchangeRate>`}
${draft.prepaid > 0 ? `<cac:PrepaidPayment><cbc:ID>1</cbc:ID>${write('PaidAmount', draft.prepaid)}<cbc:ReceivedDate>${draft.date}</cbc:ReceivedDate></cac:PrepaidPayment>` : ''}
${[...draft.discounts.map((cents) => allowance(false, cents, write)), ...draft.charges.map((cents) => allowance(true, cents, write))].join('')}
${totals.taxes.map(({ shares }) => taxTotal('TaxTotal', shares, write)).join('\n')}
${draft.withholdings.map((one) => taxTotal('WithholdingTaxTotal', [one], write)).join('\n')}
<cac:${name.totals}>${write('LineExtensionAmount', totals.lines)}${write('TaxExclusiveAmount', totals.taxExclusive)}${write('TaxInclusiveAmount', totals.taxInclusive)}${write('AllowanceTotalAmount', totals.allowances)}${write('ChargeTotalAmount', totals.charges)}${draft.prepaid > 0 ? write('PrepaidAmount', draft.prepaid) : ''}${write('PayableAmount', totals.payable)}</cac:${name.totals}>
${draft.lines.map((line, at) => lineXml(draft, line, at, write)).join('\n')}`,
  )
}

function extensions(draft: Draft, signature: string): string {
  const control =
    draft.kind === 'invoice'
      ? `<sts:InvoiceControl><sts:InvoiceAuthorization>18764000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2025-10-01</cbc:StartDate><cbc:EndDate>2027-10-01</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:Prefix>${draft.prefix}</sts:Prefix><sts:From>1</sts:From><sts:To>9999999</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl>`
      : ''
  const qr = {
    url: `<sts:QRCode>https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${codeOf(draft)}</sts:QRCode>`,
    text: `<sts:QRCode>NumFac:${numberOf(draft)}\nFecFac:${draft.date}\nCUFE:${codeOf(draft)}</sts:QRCode>`,
    absent: '',
  }[draft.qr]
  return `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>${control}<sts:SoftwareProvider><sts:ProviderID schemeID="8" schemeName="31">999300777</sts:ProviderID></sts:SoftwareProvider>${qr}</sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>${signature}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
}

const reference = ({ reference: known, cancels }: Draft) =>
  known
    ? `<cac:DiscrepancyResponse><cbc:ReferenceID>${known.number}</cbc:ReferenceID><cbc:ResponseCode>${cancels ? 2 : 1}</cbc:ResponseCode><cbc:Description>Ajuste</cbc:Description></cac:DiscrepancyResponse><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${known.number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${known.code}</cbc:UUID><cbc:IssueDate>2025-12-30</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`
    : ''

const party = ({ name, nit, digit, idType }: DraftParty) =>
  `<cbc:AdditionalAccountID>${idType === '31' || idType === '50' ? 1 : 2}</cbc:AdditionalAccountID><cac:Party><cac:PartyName><cbc:Name/></cac:PartyName><cac:PhysicalLocation><cac:Address><cbc:CityName>Bogotá</cbc:CityName><cac:AddressLine><cbc:Line>Calle Inventada 1</cbc:Line></cac:AddressLine></cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme><cbc:RegistrationName>${escape(name)}</cbc:RegistrationName><cbc:CompanyID${digit ? ` schemeID="${digit}"` : ''} schemeName="${idType}">${nit}</cbc:CompanyID><cbc:TaxLevelCode listName="48">${idType === '31' ? 'O-13;O-15' : 'R-99-PN'}</cbc:TaxLevelCode></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>${escape(name)}</cbc:RegistrationName><cbc:CompanyID${digit ? ` schemeID="${digit}"` : ''} schemeName="${idType}">${nit}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>`

const allowance = (charge: boolean, cents: number, write: Amount) =>
  cents === 0
    ? ''
    : `<cac:AllowanceCharge><cbc:ID>1</cbc:ID><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator>${write('Amount', cents)}</cac:AllowanceCharge>`

function lineXml(draft: Draft, line: DraftLine, at: number, write: Amount): string {
  const name = names[draft.kind]
  const taxes = line.taxes.map((tax) => taxTotal('TaxTotal', [tax], write)).join('')
  return `<cac:${name.line}><cbc:ID>${at + 1}</cbc:ID><cbc:${name.quantity} unitCode="94">${thousandths(line.quantity)}</cbc:${name.quantity}>${write('LineExtensionAmount', line.amount)}<cbc:FreeOfChargeIndicator>${line.free}</cbc:FreeOfChargeIndicator>${allowance(false, line.discount, write)}${allowance(true, line.charge, write)}${taxes}<cac:Item><cbc:Description>${escape(line.text)}</cbc:Description></cac:Item><cac:Price>${write('PriceAmount', line.price)}<cbc:BaseQuantity unitCode="94">${at % 2 ? '1' : thousandths(line.quantity)}</cbc:BaseQuantity></cac:Price></cac:${name.line}>`
}

type Amount = (tag: string, cents: number) => string

const amountIn =
  (currency: string, short: boolean): Amount =>
  (tag, cents) =>
    `<cbc:${tag} currencyID="${currency}">${money(cents, short)}</cbc:${tag}>`

const share = (
  { code, name, percent, base, amount, perUnit = 7000, units = '1', zeros }: DraftTax,
  write: Amount,
) => {
  const scheme = `<cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:TaxScheme>`
  return percent === null
    ? `<cac:TaxSubtotal>${zeros ? write('TaxableAmount', 0) : ''}${write('TaxAmount', amount)}${perUnit === 0 ? '' : `<cbc:BaseUnitMeasure unitCode="94">${units}</cbc:BaseUnitMeasure>${write('PerUnitAmount', perUnit)}`}<cac:TaxCategory>${zeros ? '<cbc:Percent>0.00</cbc:Percent>' : ''}${scheme}</cac:TaxCategory></cac:TaxSubtotal>`
    : `<cac:TaxSubtotal>${write('TaxableAmount', base)}${write('TaxAmount', amount)}<cac:TaxCategory><cbc:Percent>${percent}</cbc:Percent>${scheme}</cac:TaxCategory></cac:TaxSubtotal>`
}

function taxTotal(name: string, shares: readonly DraftTax[], write: Amount): string {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  return `<cac:${name}>${write('TaxAmount', sum)}${shares.map((one) => share(one, write)).join('')}</cac:${name}>`
}

export function answerXml(draft: Draft, remark: boolean): string {
  const said = remark
    ? '<cbc:ResponseCode>FAJ43b</cbc:ResponseCode><cbc:Description>Regla: FAJ43b, Notificación: Nombre informado No corresponde al registrado en el RUT.</cbc:Description>'
    : '<cbc:ResponseCode>0000</cbc:ResponseCode><cbc:Description>0</cbc:Description>'
  return root(
    'ApplicationResponse',
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>1</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1</cbc:ProfileID>
<cbc:ProfileExecutionID>${draft.environment}</cbc:ProfileExecutionID>
<cbc:ID>77100${draft.serial}</cbc:ID>
<cbc:IssueDate>${draft.date}</cbc:IssueDate>
<cac:SenderParty><cac:PartyTaxScheme><cbc:CompanyID schemeID="4" schemeName="31">800197268</cbc:CompanyID></cac:PartyTaxScheme></cac:SenderParty>
<cac:ReceiverParty>${sender(draft.supplier)}</cac:ReceiverParty>
<cac:DocumentResponse><cac:Response><cbc:ResponseCode>02</cbc:ResponseCode><cbc:Description>Documento validado por la DIAN</cbc:Description></cac:Response><cac:DocumentReference><cbc:ID>${numberOf(draft)}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${codeOf(draft)}</cbc:UUID></cac:DocumentReference><cac:LineResponse><cac:LineReference><cbc:LineID>1</cbc:LineID></cac:LineReference><cac:Response>${said}</cac:Response></cac:LineResponse></cac:DocumentResponse>`,
  )
}

export const attachedDocument = (draft: Draft, invoice: string, answer: string): string =>
  root(
    'AttachedDocument',
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>Documentos adjuntos</cbc:CustomizationID>
<cbc:ProfileID>Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>${draft.environment}</cbc:ProfileExecutionID>
<cbc:ID>${draft.serial}</cbc:ID>
<cbc:IssueDate>${draft.date}</cbc:IssueDate>
<cbc:DocumentType>Contenedor de Factura Electrónica</cbc:DocumentType>
<cbc:ParentDocumentID>${numberOf(draft)}</cbc:ParentDocumentID>
<cac:SenderParty>${sender(draft.supplier)}</cac:SenderParty>
<cac:ReceiverParty>${sender(draft.customer)}</cac:ReceiverParty>
<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:Description><![CDATA[${invoice}]]></cbc:Description></cac:ExternalReference></cac:Attachment>
<cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>${numberOf(draft)}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${codeOf(draft)}</cbc:UUID><cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${answer}]]></cbc:Description></cac:ExternalReference></cac:Attachment><cac:ResultOfVerification><cbc:ValidationResultCode>002</cbc:ValidationResultCode></cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference>`,
  )

const sender = ({ nit, digit, idType }: DraftParty) =>
  `<cac:PartyTaxScheme><cbc:CompanyID schemeID="${digit}" schemeName="${idType}">${nit}</cbc:CompanyID></cac:PartyTaxScheme>`
