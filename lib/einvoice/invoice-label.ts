import { documentNames, reading as readingText } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import type { Proposal } from '@/lib/einvoice/review-document'
import type { RefusalReason } from '@/lib/einvoice/refusal'

/**
 * What every list knows of an invoice, as the database says it. `number` is ours (INV-2026-001), `document` the number that
 * DIAN knows, `party` the other side: who bought, of a sale, and else who sold. `size` in bytes, `total` in pesos; `findings`
 * counts what does not hold, `finding` is the title of the first.
 */
export type InvoiceLabel = {
  number: string
  name: string
  size: number
  kind: string | null
  sale: boolean
  party: string | null
  document: string | null
  total: number | null
  /** What the rules think of it; null where they do not know the document. */
  proposal: Proposal | null
  findings: number
  finding: string | null
  /** `waiting` for a machine, `read`, left to a `person` (a photo, a PDF), or why nobody could read it. */
  reading: 'waiting' | 'read' | 'person' | RefusalReason
}

const text = invoices.rowText
const names: Readonly<Record<string, string>> = documentNames
const kinds: Readonly<Record<string, string>> = readingText.sheet.kinds

/** What people call an invoice within a sentence: «FE-4821 de Papeles del Oriente»; a file that nobody could read by its name. */
export function invoiceTitle(label: Pick<InvoiceLabel, 'document' | 'party' | 'sale' | 'name' | 'kind'>) {
  const { document, party, sale, name } = label
  if (!document && !party) return name
  const number = [noteName(label), document].filter(Boolean).join(' ')
  if (!party) return number
  if (!number) return party
  return sale ? text.soldTo(number, party) : text.boughtFrom(number, party)
}

/** A note is no invoice: it says so before its number. */
export const noteName = ({ kind }: Pick<InvoiceLabel, 'kind'>): string | null =>
  kind === 'credit-note' || kind === 'debit-note' ? (kinds[kind] ?? null) : null

/** Whether there is anything to say of it but the name of its file. */
export const hasReading = ({ document, party }: InvoiceLabel): boolean => Boolean(document ?? party)

/** Why a row begins with the name of a file; null where it does not. */
export function withoutReading(label: InvoiceLabel): string | null {
  const { reading, kind, name } = label
  if (hasReading(label)) return null
  if (reading === 'waiting') return text.waiting
  if (reading === 'person') return /\.pdf$/i.test(name) ? text.pdf : text.photo
  if (reading === 'read') return names[kind ?? ''] ?? text.otherXml
  return reading === 'malformed' || reading === 'damaged' ? text.damaged : text.unreadable
}
