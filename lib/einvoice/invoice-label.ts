import { documentNames, reading as readingText } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import type { Proposal } from '@/lib/einvoice/review-document'
import { isLimit, type RefusalReason } from '@/lib/einvoice/refusal'

/**
 * `number` is the portal's number of the invoice, `document` the issuer's number, `party` the other company.
 * `size` is in bytes and `total` in pesos.
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
  /** `proposal` is null when the rules do not cover this type of document. */
  proposal: Proposal | null
  findings: number
  finding: string | null
  /** `person` means a photo or PDF that a person has to read. */
  reading: 'waiting' | 'read' | 'person' | RefusalReason
}

const text = invoices.rowText
const names: Readonly<Record<string, string>> = documentNames
const kinds: Readonly<Record<string, string>> = readingText.sheet.kinds

/** Returns «FE-4821 de Papeles del Oriente», or the file name when nothing could be read. */
export function invoiceTitle(label: Pick<InvoiceLabel, 'document' | 'party' | 'sale' | 'name' | 'kind'>) {
  const { document, party, sale, name } = label
  if (!document && !party) return name
  const number = [noteName(label), document].filter(Boolean).join(' ')
  if (!party) return number
  if (!number) return party
  return sale ? text.soldTo(number, party) : text.boughtFrom(number, party)
}

export const noteName = ({ kind }: Pick<InvoiceLabel, 'kind'>): string | null =>
  kind === 'credit-note' || kind === 'debit-note' ? (kinds[kind] ?? null) : null

export const hasReading = ({ document, party }: InvoiceLabel): boolean => Boolean(document ?? party)

export function withoutReading(label: InvoiceLabel): string | null {
  const { reading, kind, name } = label
  if (hasReading(label)) return null
  if (reading === 'waiting') return text.waiting
  if (reading === 'person') return /\.pdf$/i.test(name) ? text.pdf : text.photo
  if (reading === 'read') return names[kind ?? ''] ?? text.otherXml
  if (isLimit(reading)) return text.tooLarge
  return reading === 'malformed' || reading === 'damaged' ? text.damaged : text.unreadable
}
