import { createHash } from 'node:crypto'
import { codeSource } from '@/lib/einvoice/cufe'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { readDocument } from '@/lib/einvoice/model/read-document'
import type { CodeCheck } from '@/lib/einvoice/review-context'
import { allAnchors } from '@/lib/einvoice/signature/trust'
import { anchorsIn } from '@/lib/authorities/read-folder'
import { authorityFolder } from '../../../supabase/sample-files/certificates'
import { signDocument } from '../../../supabase/sample-files/sign-xml'
import { answerXml, attachedDocument, invoiceXml } from './invoice-xml'
import type { Parts } from './faults/fault'
import { draftKinds, ownCompany, soundInvoice } from './sound-invoice'

/** Returns a valid delivery; the seed decides the kind of invoice, and every third seed leaves out DIAN's answer. */
export function soundParts(seed: number): Parts {
  const draft = soundInvoice({ seed, kind: draftKinds[seed % draftKinds.length] })
  return {
    draft,
    invoice: invoiceXml(draft),
    answer: answerXml(draft, seed % 5 === 0),
    wrap: seed % 3 === 0 ? null : (invoice, answer) => attachedDocument(draft, invoice, answer),
  }
}

export const textOf = ({ invoice, answer, wrap }: Parts): string =>
  signDocument(wrap?.(invoice, answer) ?? invoice)

/** Returns what the site knows on arrival: the client's companies, and whether the supplier's key confirms the code. */
export async function factsOf(parts: Parts) {
  const companies = [{ nit: ownCompany.nit, name: ownCompany.name }]
  return { companies, codeCheck: await codeCheckOf(parts), earlier: [] }
}

async function codeCheckOf(parts: Parts): Promise<CodeCheck> {
  const { supplier, prefix, secret } = parts.draft
  try {
    const { invoice } = await readDocument(new TextEncoder().encode(textOf(parts)), demoAnchors)
    if (invoice?.supplier.nit !== supplier.nit || !invoice.number.startsWith(prefix)) return 'unknown'
    return computeCode(invoice, secret) === invoice.code.value ? 'match' : 'differs'
  } catch {
    return 'unknown'
  }
}

export const demoEntries = await anchorsIn(authorityFolder)

export const demoAnchors = await allAnchors(demoEntries)

/** Computes an invoice's code (CUFE) as the database does, or returns '' if the invoice lacks data for the code. */
export function computeCode(invoice: Invoice, secret: string): string {
  const source = codeSource(invoice)
  if (!source) return ''
  return createHash('sha384')
    .update(source.before + secret + source.after)
    .digest('hex')
}
