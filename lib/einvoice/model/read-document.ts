import type { documentNames } from '@/content/einvoice/reading'
import { answerName, readAnswer } from '@/lib/einvoice/model/dian-answer'
import type { DianAnswer } from '@/lib/einvoice/model/invoice'
import type { EDocument, Wrapper } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import {
  answerReference,
  documentKinds,
  invoiceIn,
  kindOf,
  ubl,
  wrappedTexts,
} from '@/lib/einvoice/model/wrapped-invoice'
import { repetitionsIn } from '@/lib/einvoice/model/repetition'
import { readParty } from '@/lib/einvoice/model/read-parts'
import { foreignFormat, isLimit, Refusal, type RefusalReason } from '@/lib/einvoice/refusal'
import { checkSignature, nothingSigned } from '@/lib/einvoice/signature/check-signature'
import type { Anchors } from '@/lib/einvoice/signature/trust'
import { childrenOf, nodeAt, textAt, type XmlDocument, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree, readTree } from '@/lib/einvoice/xml/read-tree'

/** Throws a `Refusal` when the XML is not well-formed or not safe, or when a part exceeds our limits. */
export async function readDocument(bytes: Uint8Array, anchors: Anchors): Promise<EDocument> {
  const foreign = foreignFormat(bytes)
  if (foreign) throw new Refusal(foreign)
  const tree = readTree(bytes)
  const kind = kindOf(tree.root)
  if (kind !== 'AttachedDocument') return documentOf(tree, tree, { anchors, wrapper: null })
  const { invoice, answer } = wrappedTexts(tree.root)
  const inner = inside(invoice, invoiceIn)
  // A file may wrap an event instead of an invoice; the event is then the document.
  const event = inner.tree && answerIn(inner.tree) ? inner.tree : null
  if (event) return documentOf(event, tree, { anchors, wrapper: null })
  return documentOf(tree, tree, { anchors, wrapper: { invoice: inner, answer: inside(answer, answerIn) } })
}

type Parts = { invoice: Inside<Invoice>; answer: Inside<DianAnswer> }

async function documentOf(
  tree: XmlDocument,
  outer: XmlDocument,
  { anchors, wrapper }: { anchors: Anchors; wrapper: Parts | null },
): Promise<EDocument> {
  const kind = kindOf(tree.root)
  const { invoice, answer } = wrapper ?? { invoice: bare(tree, invoiceIn), answer: bare(tree, answerIn) }
  const check = ({ tree: own, found }: Inside<unknown>) =>
    own && found ? checkSignature(own, anchors) : nothingSigned
  return {
    kind,
    name: kind === 'other' ? nameOf(tree.root) : wrapper || !answer.found ? kind : answerName(answer.found),
    profile: textAt(tree.root, 'ProfileID'),
    wrapper: wrapper && {
      ...readWrapper(tree.root),
      invoiceProblem: invoice.problem,
      answerProblem: answer.problem,
    },
    invoice: invoice.found && { ...invoice.found, answer: answer.found },
    answer: answer.found,
    signatures:
      invoice.found || answer.found
        ? { invoice: await check(invoice), answer: await check(answer), anchors: anchors.hash }
        : null,
    encoding: outer.encoding,
    repeated: repetitionsIn(wrapper ? [tree, invoice.tree, answer.tree] : kind === 'other' ? [] : [tree]),
  }
}

/** The content comes from the same `tree` as the signature, so that exactly the signed content is read. */
type Inside<T> = {
  found: T | null
  tree: XmlDocument | null
  problem: RefusalReason | 'absent' | 'other' | null
}
type Reader<T> = (tree: XmlDocument) => T | null

const bare = <T>(tree: XmlDocument, read: Reader<T>): Inside<T> => ({
  found: read(tree),
  tree,
  problem: null,
})

function inside<T>(text: string, read: Reader<T>): Inside<T> {
  if (text === '') return { found: null, tree: null, problem: 'absent' }
  try {
    const tree = parseTree(text)
    const found = read(tree)
    return { found, tree, problem: found ? null : 'other' }
  } catch (cause) {
    // A document beyond our limits is no mistake of the sender, so the whole file is refused and a person reads it.
    if (!(cause instanceof Refusal) || isLimit(cause.reason)) throw cause
    return { found: null, tree: null, problem: cause.reason }
  }
}

const answerIn = ({ root }: XmlDocument): DianAnswer | null =>
  kindOf(root) === 'ApplicationResponse' ? readAnswer(root) : null

function readWrapper(root: XmlNode): Omit<Wrapper, 'invoiceProblem' | 'answerProblem'> {
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

/** Returns the texts of attached documents; several cause a finding, because programs may read different ones. */
const textsIn = (holder: XmlNode): XmlNode[] =>
  childrenOf(holder, 'Attachment')
    .flatMap((one) => childrenOf(one, 'ExternalReference'))
    .flatMap((one) => childrenOf(one, 'Description'))
const answersIn = (root: XmlNode): XmlNode[] =>
  childrenOf(root, 'ParentDocumentLineReference')
    .flatMap((one) => childrenOf(one, 'DocumentReference'))
    .flatMap(textsIn)

type Name = keyof typeof documentNames

/** A longer namespace comes before a shorter one with the same beginning, because the first match is used. */
const relatives: readonly (readonly [start: string, name: Name])[] = [
  ['dian:gov:co:facturaelectronica:NominaIndividualDeAjuste', 'payrollAdjustment'],
  ['dian:gov:co:facturaelectronica:NominaIndividual', 'payroll'],
  ['http://www.sat.gob.mx/cfd/', 'mexicanInvoice'],
  ['urn:iso:std:iso:20022:', 'bankStatement'],
  [ubl, 'otherUbl'],
]

const isCalledAsOurs = ({ name }: XmlNode) => documentKinds.some((kind) => kind === name)

const nameOf = (root: XmlNode): string =>
  relatives.find(([start]) => root.uri.startsWith(start))?.[1] ??
  (isCalledAsOurs(root) ? 'otherInvoice' : root.name.slice(0, 60))
