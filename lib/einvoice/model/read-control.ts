import type { NumberingRange } from '@/lib/einvoice/model/invoice'
import { findNode, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

/** What DIAN's own extension of the document says: the authorized numbering, the software and the QR. */
export function readControl(root: XmlNode): { range: NumberingRange | null; software: string; qr: string } {
  const extensions = findNode(nodeAt(root, 'UBLExtensions'), 'DianExtensions')
  const control = nodeAt(extensions, 'InvoiceControl')
  return {
    range: control ? rangeOf(control) : null,
    software: textAt(extensions, 'SoftwareProvider/ProviderID'),
    qr: textOf(nodeAt(extensions, 'QRCode')),
  }
}

const rangeOf = (control: XmlNode): NumberingRange => ({
  authorization: textAt(control, 'InvoiceAuthorization'),
  startDate: textAt(control, 'AuthorizationPeriod/StartDate'),
  endDate: textAt(control, 'AuthorizationPeriod/EndDate'),
  prefix: textAt(control, 'AuthorizedInvoices/Prefix'),
  from: textAt(control, 'AuthorizedInvoices/From'),
  to: textAt(control, 'AuthorizedInvoices/To'),
})
