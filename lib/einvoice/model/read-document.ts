import { foreignFormat } from '@/lib/einvoice/foreign-format'
import type { EDocument } from '@/lib/einvoice/model/document'
import { kindOf, nameOf } from '@/lib/einvoice/model/document-name'
import { readAnswer } from '@/lib/einvoice/model/dian-answer'
import { invoiceKinds } from '@/lib/einvoice/model/invoice-kinds'
import { readInvoice } from '@/lib/einvoice/model/read-invoice'
import { readWrapper } from '@/lib/einvoice/model/read-wrapper'
import { Refusal } from '@/lib/einvoice/refusal'
import { textAt, type XmlNode } from '@/lib/einvoice/xml/node'
import { readTree } from '@/lib/einvoice/xml/read-tree'

/** What these bytes are. Throws a `Refusal` when they are no sound or no safe XML. */
export function readDocument(bytes: Uint8Array): EDocument {
  const foreign = foreignFormat(bytes)
  if (foreign) throw new Refusal(foreign)
  return documentOf(readTree(bytes))
}

function documentOf(root: XmlNode): EDocument {
  const kind = kindOf(root)
  const bare = { kind, name: kind === 'other' ? nameOf(root) : kind, profile: textAt(root, 'ProfileID') }
  const nothing = { ...bare, wrapper: null, invoice: null, answer: null }
  if (kind === 'AttachedDocument') return { ...nothing, ...readWrapper(root) }
  if (kind === 'ApplicationResponse') return { ...nothing, answer: readAnswer(root) }
  const invoiceKind = invoiceKinds[kind]
  return invoiceKind ? { ...nothing, invoice: readInvoice(root, invoiceKind) } : nothing
}
