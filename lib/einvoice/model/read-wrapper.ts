import { readAnswer, type DianAnswer } from '@/lib/einvoice/model/dian-answer'
import type { Wrapper } from '@/lib/einvoice/model/document'
import { kindOf } from '@/lib/einvoice/model/document-name'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { invoiceKinds } from '@/lib/einvoice/model/invoice-kinds'
import { readInvoice } from '@/lib/einvoice/model/read-invoice'
import { readParty } from '@/lib/einvoice/model/read-party'
import { childrenOf, nodeAt, textAt, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { Refusal, type RefusalReason } from '@/lib/einvoice/refusal'

type Inside<T> = { found: T | null; problem: RefusalReason | 'absent' | 'other' | null }

const body = 'ExternalReference/Description'

/** An `AttachedDocument`: the invoice and DIAN's answer are texts in it, each a document of its own. */
export function readWrapper(root: XmlNode): {
  wrapper: Wrapper
  invoice: Invoice | null
  answer: DianAnswer | null
} {
  const attachments = childrenOf(root, 'Attachment')
  const lines = childrenOf(root, 'ParentDocumentLineReference')
  const reference = nodeAt(lines[0], 'DocumentReference')
  const inner = inside(textAt(attachments[0], body), invoiceIn)
  const answer = inside(textAt(reference, `Attachment/${body}`), answerIn)
  return {
    wrapper: {
      number: textAt(root, 'ParentDocumentID'),
      code: textAt(reference, 'UUID').toLowerCase(),
      supplierNit: readParty(nodeAt(root, 'SenderParty')).nit,
      customerNit: readParty(nodeAt(root, 'ReceiverParty')).nit,
      stamp: textAt(reference, 'ResultOfVerification/ValidationResultCode'),
      attached: attachments.length,
      invoiceProblem: inner.problem,
      answerProblem: answer.problem,
    },
    invoice: inner.found && { ...inner.found, answer: answer.found },
    answer: answer.found,
  }
}

function inside<T>(text: string, read: (root: XmlNode) => T | null): Inside<T> {
  if (text === '') return { found: null, problem: 'absent' }
  try {
    const found = read(parseTree(text))
    return { found, problem: found ? null : 'other' }
  } catch (cause) {
    if (cause instanceof Refusal) return { found: null, problem: cause.reason }
    throw cause
  }
}

function invoiceIn(root: XmlNode): Invoice | null {
  const kind = invoiceKinds[kindOf(root)]
  return kind ? readInvoice(root, kind) : null
}

const answerIn = (root: XmlNode): DianAnswer | null =>
  kindOf(root) === 'ApplicationResponse' ? readAnswer(root) : null
