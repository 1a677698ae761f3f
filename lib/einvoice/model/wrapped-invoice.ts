import type { DocumentKind } from '@/lib/einvoice/model/document'
import type { Invoice, InvoiceKind } from '@/lib/einvoice/model/invoice'
import { readInvoice } from '@/lib/einvoice/model/read-invoice'
import { childrenOf, nodeAt, textAt, type XmlDocument, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree, readTree } from '@/lib/einvoice/xml/read-tree'

export const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
export const documentKinds = [
  'AttachedDocument',
  'Invoice',
  'CreditNote',
  'DebitNote',
  'ApplicationResponse',
] as const

/** The namespace must match too, because any format can use the same element name. */
export const kindOf = (root: XmlNode): DocumentKind =>
  documentKinds.find((kind) => root.name === kind && root.uri === `${ubl}${kind}-2`) ?? 'other'

const invoiceKinds: Partial<Record<DocumentKind, InvoiceKind>> = {
  Invoice: 'invoice',
  CreditNote: 'credit-note',
  DebitNote: 'debit-note',
}

export function invoiceIn({ root }: XmlDocument): Invoice | null {
  const kind = invoiceKinds[kindOf(root)]
  return kind ? readInvoice(root, kind) : null
}

const body = 'ExternalReference/Description'

export const answerReference = (root: XmlNode) =>
  nodeAt(childrenOf(root, 'ParentDocumentLineReference')[0], 'DocumentReference')

export const wrappedTexts = (root: XmlNode): { invoice: string; answer: string } => ({
  invoice: textAt(childrenOf(root, 'Attachment')[0], body),
  answer: textAt(answerReference(root), `Attachment/${body}`),
})

/** Reads the invoice in a file, but does not check the signature; null for other documents. Throws a `Refusal`. */
export function invoiceOf(bytes: Uint8Array): Invoice | null {
  const tree = readTree(bytes)
  if (kindOf(tree.root) !== 'AttachedDocument') return invoiceIn(tree)
  const { invoice } = wrappedTexts(tree.root)
  return invoice === '' ? null : invoiceIn(parseTree(invoice))
}
