import { checkDigit, type Party } from './parties'

type Answered = { number: string; seller: Party; buyer: Party; invoice: string }

const root = (name: string, inside: string) => {
  const ns = (part: string) => `urn:oasis:names:specification:ubl:schema:xsd:${part}-2`
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="${ns(name)}" xmlns:cac="${ns('CommonAggregateComponents')}" xmlns:cbc="${ns('CommonBasicComponents')}">${inside}</${name}>`
}
const day = '2026-11-18'

/** An `AttachedDocument`: the invoice, and DIAN's answer that it is validated. */
export function withAnswer({ number, seller, buyer, invoice }: Answered): string {
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
