import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { ConfirmedSigner } from '@/lib/einvoice/signature/authenticity'
import { plainNit } from '@/lib/format/nit'

type ClientCompany = { nit: string; name: string }

export type EarlierInvoice = {
  id: string
  /** The portal's own number of the invoice, like `INV-2026-001`. */
  label: string
  code: string
  supplierNit: string
  number: string
  /** The invoice's total as a plain decimal; '' when unknown. */
  total: string
  /** The total of earlier credit notes about the invoice, as a plain decimal. */
  credited?: string
}

/** The database's check of the CUFE: `unknown` without a key, `limited` after too many failed checks. */
export const codeChecks = ['match', 'differs', 'unknown', 'limited'] as const
export type CodeCheck = (typeof codeChecks)[number]

export type ReviewContext = {
  companies?: readonly ClientCompany[]
  earlier?: readonly EarlierInvoice[]
  codeCheck?: CodeCheck
  confirmedSigners?: readonly ConfirmedSigner[]
  /** True during the firm's grace period, when an unknown certificate authority alone causes no doubt. */
  unknownAuthorityGrace?: boolean
  /** Day on which the goods or the invoice arrived; today by default. */
  receivedOn?: CivilDay
  /** First day of the accounting period that is still open. */
  openFrom?: CivilDay
}

/** `foreign` means that neither party is a company of the client. */
export type Direction = 'purchase' | 'sale' | 'foreign'

/** Returns null for a client without companies; an invoice between two companies of the client is a purchase. */
export function directionOf(
  invoice: Invoice,
  companies: readonly ClientCompany[] | undefined,
): Direction | null {
  if (!companies || companies.length === 0) return null
  const own = new Set(companies.map(({ nit }) => plainNit(nit)))
  if (own.has(invoice.customer.nit)) return 'purchase'
  return own.has(invoice.supplier.nit) ? 'sale' : 'foreign'
}

export type Effect = { kind: 'cancels' | 'reduces' | 'increases'; invoice: EarlierInvoice }

const cancellation = '2'

/** Finds a note's invoice by CUFE, otherwise by supplier and number; null when no such invoice is stored. */
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
