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

/** The technical key of a numbering (invoices), or the PIN of a software (notes). */
export type KnownSecret = { nit: string; prefix: string; secret: string }

/** What the firm knows; a rule whose facts are absent says nothing. */
export type Facts = {
  companies?: readonly KnownCompany[]
  earlier?: readonly KnownInvoice[]
  secrets?: readonly KnownSecret[]
  /** Who signs for a supplier, as members confirmed. */
  confirmedSigners?: readonly ConfirmedSigner[]
  /** For a while, an authority that is not known casts no doubt by itself. */
  unknownAuthorityGrace?: boolean
  /** When the goods or the invoice came; today, if nobody says. */
  receivedOn?: CivilDay
  /** The first day of the period that is still open. */
  openFrom?: CivilDay
}
