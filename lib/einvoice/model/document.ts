import type { DianAnswer } from '@/lib/einvoice/model/invoice'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Repetition } from '@/lib/einvoice/model/repetition'
import type { SignatureCheck } from '@/lib/einvoice/signature/check-signature'
import type { EncodingNote } from '@/lib/einvoice/xml/decode'

export type DocumentKind =
  | 'AttachedDocument'
  | 'Invoice'
  | 'CreditNote'
  | 'DebitNote'
  | 'ApplicationResponse'
  | 'other'

export type Wrapper = {
  number: string
  code: string
  supplierNit: string
  customerNit: string
  /** DIAN's verdict (02 or 002), which the issuer's software copied into the file that wraps the invoice. */
  stamp: string
  /** The number of attached documents or of DIAN's answers in this file, whichever is larger; 1 in a correct file. */
  attached: number
  invoiceProblem: RefusalReason | 'absent' | 'other' | null
  answerProblem: RefusalReason | 'absent' | 'other' | null
}

type Signatures = {
  invoice: SignatureCheck
  answer: SignatureCheck
  anchors: string
}

export type EDocument = {
  kind: DocumentKind
  /** A key of `documentNames` for a known type of document, otherwise the name of the file's root element. */
  name: string
  profile: string
  wrapper: Wrapper | null
  invoice: Invoice | null
  answer: DianAnswer | null
  signatures: Signatures | null
  /** Older stored readings have neither `encoding` nor `repeated`. */
  encoding?: EncodingNote | null
  /** At most ten elements that occur several times although they may occur only once. */
  repeated?: readonly Repetition[]
}

/** Buyers issue `support` documents for sellers who do not invoice; `equivalent` means till receipts and the like. */
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

/** Debit notes have no type element, so an empty type is read as 92. */
export function documentClass({ kind, typeCode }: Pick<Invoice, 'kind' | 'typeCode'>): DocumentClass {
  const known = classes[typeCode === '' && kind === 'debit-note' ? '92' : typeCode] ?? 'unknown'
  // An invoice with the type of a note, or a note with the type of an invoice, has no known class.
  const isInvoice = Number(typeCode || '92') < 90
  return isInvoice === (kind === 'invoice') ? known : 'unknown'
}
