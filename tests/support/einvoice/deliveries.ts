import type { CodeCheck } from '@/lib/einvoice/known/facts'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { answerXml, attachedDocument } from './attached-document'
import { computeCode } from './compute-code'
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

export const textOf = ({ invoice, answer, wrap }: Parts): string => wrap?.(invoice, answer) ?? invoice

/** What is known when the delivery comes: the client's company, and what the database says with the supplier's key. */
export function factsOf(parts: Parts) {
  const companies = [{ nit: ownCompany.nit, name: ownCompany.name }]
  return { companies, codeCheck: codeCheckOf(parts), earlier: [] }
}

function codeCheckOf(parts: Parts): CodeCheck {
  const { supplier, prefix, secret } = parts.draft
  try {
    const { invoice } = readDocument(new TextEncoder().encode(textOf(parts)))
    if (invoice?.supplier.nit !== supplier.nit || !invoice.number.startsWith(prefix)) return 'unknown'
    return computeCode(invoice, secret) === invoice.code.value ? 'match' : 'differs'
  } catch {
    return 'unknown'
  }
}
