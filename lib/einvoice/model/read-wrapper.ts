import type { Wrapper } from '@/lib/einvoice/model/document'
import { readParty } from '@/lib/einvoice/model/read-party'
import { childrenOf, nodeAt, textAt, type XmlNode } from '@/lib/einvoice/xml/node'

const body = 'ExternalReference/Description'

/** What an `AttachedDocument` says of the two documents inside of it. */
export function readWrapper(root: XmlNode): Omit<Wrapper, 'invoiceProblem' | 'answerProblem'> {
  const reference = answerReference(root)
  return {
    number: textAt(root, 'ParentDocumentID'),
    code: textAt(reference, 'UUID').toLowerCase(),
    supplierNit: readParty(nodeAt(root, 'SenderParty')).nit,
    customerNit: readParty(nodeAt(root, 'ReceiverParty')).nit,
    stamp: textAt(reference, 'ResultOfVerification/ValidationResultCode'),
    attached: Math.max(textsIn(root).length, answersIn(root).length),
  }
}

/** The invoice and DIAN's answer are texts in it, each a document of its own; '' where there is none. */
export const wrappedTexts = (root: XmlNode): { invoice: string; answer: string } => ({
  invoice: textAt(childrenOf(root, 'Attachment')[0], body),
  answer: textAt(answerReference(root), `Attachment/${body}`),
})

/** All the documents where there is to be one: a person may see another than the first, which is read. */
const textsIn = (holder: XmlNode): XmlNode[] =>
  childrenOf(holder, 'Attachment')
    .flatMap((one) => childrenOf(one, 'ExternalReference'))
    .flatMap((one) => childrenOf(one, 'Description'))
const answersIn = (root: XmlNode): XmlNode[] =>
  childrenOf(root, 'ParentDocumentLineReference')
    .flatMap((one) => childrenOf(one, 'DocumentReference'))
    .flatMap(textsIn)

const answerReference = (root: XmlNode) =>
  nodeAt(childrenOf(root, 'ParentDocumentLineReference')[0], 'DocumentReference')
