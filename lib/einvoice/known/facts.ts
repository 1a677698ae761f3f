import type { ConfirmedSigner } from '@/lib/einvoice/signature/authenticity'
import type { CivilDay } from '@/lib/format/civil-day'

export type KnownCompany = { nit: string; name: string }

/** An invoice that is kept already. */
export type KnownInvoice = {
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

/** What the firm knows; a rule whose facts are absent says nothing. */
export type Facts = {
  companies?: readonly KnownCompany[]
  earlier?: readonly KnownInvoice[]
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
