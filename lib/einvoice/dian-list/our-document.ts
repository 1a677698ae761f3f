import type { CivilDay } from '@/lib/calendar/civil-day'

/** Positive cents; null means not read. */
export type OurDocument = {
  id: string
  /** The CUFE of its XML or of the QR code of a scan; empty without one. */
  code: string
  kind: 'invoice' | 'credit-note' | 'debit-note' | null
  side: 'purchase' | 'sale'
  /** No company of the client is a party. */
  isForeign: boolean
  /** The firm rejected it, so it counts for nothing. */
  isRejected: boolean
  supplierNit: string
  number: string
  issued: CivilDay | null
  /** The month in which we have it: that of its issue or, unread, of its upload. */
  month: string
  currency: string
  total: number | null
  /** With taxes, before prepayments and withholdings, if that differs from what is to be paid. */
  taxIncluded: number | null
  iva: number | null
  isCredit: boolean
  /** DIAN's codes of the events that we have: 030 receipt, 032 goods or services, 033 and 034 acceptance. */
  events: readonly string[]
  /** What credit notes take off this invoice. */
  credited: number
  /** The invoice that this note corrects, with everything that notes take off it. */
  affects: { id: string; total: number | null; credited: number } | null
}

/** What a person decided about a row of the list, by its key. */
export type PairChoice = { row: string; ours: string | null; apart: readonly string[] }
