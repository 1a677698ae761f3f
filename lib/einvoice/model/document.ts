import type { DianAnswer } from '@/lib/einvoice/model/dian-answer'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { SignatureCheck } from '@/lib/einvoice/signature/check-signature'

/** DIAN's documents by the name of their root; every other sound XML is `other`. */
export type DocumentKind =
  | 'AttachedDocument'
  | 'Invoice'
  | 'CreditNote'
  | 'DebitNote'
  | 'ApplicationResponse'
  | 'other'

/** What an `AttachedDocument` says of the two documents inside of it. */
export type Wrapper = {
  number: string
  /** The CUFE by the line that holds DIAN's answer. */
  code: string
  supplierNit: string
  customerNit: string
  /** DIAN's verdict as the wrapper's maker noted it: 02, 002. */
  stamp: string
  /** How many documents are attached, or answers to them; one, if all is well. */
  attached: number
  /** Why the document or the answer inside could not be read. */
  invoiceProblem: RefusalReason | 'absent' | 'other' | null
  answerProblem: RefusalReason | 'absent' | 'other' | null
}

/** What came of checking the signatures in a file, each on the tree that was read. */
type Signatures = {
  /** Of the invoice or note. */
  invoice: SignatureCheck
  /** Of the answer; `absent` where there is none. */
  answer: SignatureCheck
  /** Of the list of authorities that were believed. */
  anchors: string
}

/** A file that was read: what it is, the invoice in it and what DIAN answered. */
export type EDocument = {
  kind: DocumentKind
  /** What to call it: a key of `documentNames`, or the name of its root. */
  name: string
  profile: string
  wrapper: Wrapper | null
  invoice: Invoice | null
  answer: DianAnswer | null
  /** Null for what is neither an invoice nor an answer. */
  signatures: Signatures | null
}

/**
 * What annex a document goes by: sales and their notes, support documents of those who do not invoice, equivalents such as
 * the ticket of a till; `unknown` when its type is none of DIAN's.
 */
type DocumentClass = 'sale' | 'support' | 'equivalent' | 'unknown'

const classes: Readonly<Record<string, DocumentClass>> = {
  '01': 'sale',
  '02': 'sale',
  '03': 'sale',
  '04': 'sale',
  '91': 'sale',
  '92': 'sale',
  '05': 'support',
  '95': 'support',
  '20': 'equivalent',
  '25': 'equivalent',
  '27': 'equivalent',
  '32': 'equivalent',
  '35': 'equivalent',
  '40': 'equivalent',
  '45': 'equivalent',
  '50': 'equivalent',
  '55': 'equivalent',
  '60': 'equivalent',
  '93': 'equivalent',
  '94': 'equivalent',
}

/** A debit note has no element for its type. */
export function documentClass({ kind, typeCode }: Pick<Invoice, 'kind' | 'typeCode'>): DocumentClass {
  const known = classes[typeCode === '' && kind === 'debit-note' ? '92' : typeCode] ?? 'unknown'
  // A note's type on an invoice, or the reverse, is nobody's.
  const isInvoice = Number(typeCode || '92') < 90
  return isInvoice === (kind === 'invoice') ? known : 'unknown'
}
