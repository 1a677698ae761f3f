import { codeOf, numberOf, type Draft, type DraftParty } from './draft'
import { root } from './xml-text'

/** DIAN's signed answer about a draft: validated, with a remark now and then. */
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

/** What a buyer receives: the invoice and the answer as texts inside of one document. */
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
