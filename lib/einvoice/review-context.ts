import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { ConfirmedSigner } from '@/lib/einvoice/signature/authenticity'
import { plainNit } from '@/lib/format/nit'

type ClientCompany = { nit: string; name: string }

/** An invoice that is kept already. */
export type EarlierInvoice = {
  id: string
  /** How people call it: `INV-2026-001`. */
  label: string
  code: string
  supplierNit: string
  number: string
  /** A plain decimal; '' when nobody knows it. */
  total: string
  /** What credit notes took off it so far, as a plain decimal. */
  credited?: string
}

/**
 * Whether the CUFE or CUDE is the one that the kept key gives. Only the database knows the key, and nothing that is computed
 * with it leaves it. `unknown`: there is no key; `limited`: too many were wrong lately to say anything more.
 */
export const codeChecks = ['match', 'differs', 'unknown', 'limited'] as const
export type CodeCheck = (typeof codeChecks)[number]

/** What the firm knows about an invoice; a rule whose part of the context is absent finds nothing. */
export type ReviewContext = {
  companies?: readonly ClientCompany[]
  earlier?: readonly EarlierInvoice[]
  codeCheck?: CodeCheck
  /** Who signs for a supplier, as members confirmed. */
  confirmedSigners?: readonly ConfirmedSigner[]
  /** For a while, an authority that is not known casts no doubt by itself. */
  unknownAuthorityGrace?: boolean
  /** When the goods or the invoice came; today, if nobody says. */
  receivedOn?: CivilDay
  /** The first day of the period that is still open. */
  openFrom?: CivilDay
}

/** What an invoice is for the client: `foreign` when none of the companies is in it. */
export type Direction = 'purchase' | 'sale' | 'foreign'

/** Null when no company is known to compare with. Between two companies of the client it is a purchase of one. */
export function directionOf(
  invoice: Invoice,
  companies: readonly ClientCompany[] | undefined,
): Direction | null {
  if (!companies || companies.length === 0) return null
  const own = new Set(companies.map(({ nit }) => plainNit(nit)))
  if (own.has(invoice.customer.nit)) return 'purchase'
  return own.has(invoice.supplier.nit) ? 'sale' : 'foreign'
}

/** What a note does to an invoice that is kept. */
export type Effect = { kind: 'cancels' | 'reduces' | 'increases'; invoice: EarlierInvoice }

const cancellation = '2'

/** Found by CUFE first, then by supplier and number; null when the invoice is not among those that are kept. */
export function effectOf(note: Invoice, earlier: readonly EarlierInvoice[] | undefined): Effect | null {
  if (note.kind === 'invoice') return null
  const references = note.references.filter(({ kind }) => kind === 'invoice')
  const invoice =
    earlier?.find(({ code }) => code !== '' && references.some((one) => one.code === code)) ??
    earlier?.find(
      ({ supplierNit, number }) =>
        supplierNit === note.supplier.nit && references.some((one) => one.number === number),
    )
  if (!invoice) return null
  if (note.kind === 'debit-note') return { kind: 'increases', invoice }
  return { kind: note.reason.code === cancellation ? 'cancels' : 'reduces', invoice }
}
