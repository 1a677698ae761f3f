import { answerXml, attachedDocument } from './attached-document'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import type { Parts } from './faults/fault'
import { invoiceXml } from './invoice-xml'
import { draftKinds, ownCompany, soundInvoice } from './sound-invoice'

/** The n-th sound delivery: every kind in turn, two of three with DIAN's answer. */
export function soundParts(seed: number): Parts {
  const draft = soundInvoice({ seed, kind: draftKinds[seed % draftKinds.length] })
  return {
    draft,
    invoice: invoiceXml(draft),
    answer: answerXml(draft, seed % 5 === 0),
    wrap: seed % 3 === 0 ? null : (invoice, answer) => attachedDocument(draft, invoice, answer),
  }
}

/** Signed by its supplier, and the answer by the invented DIAN. */
export const textOf = ({ invoice, answer, wrap }: Parts): string =>
  signDocument(wrap?.(invoice, answer) ?? invoice)

/** What is known when the delivery comes: its key and the client's company. */
export const factsOf = ({ draft }: Parts) => ({
  companies: [{ nit: ownCompany.nit, name: ownCompany.name }],
  secrets: [{ nit: draft.supplier.nit, prefix: draft.prefix, secret: draft.secret }],
  earlier: [],
})
