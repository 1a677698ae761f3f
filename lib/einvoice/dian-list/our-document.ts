import type { CivilDay } from '@/lib/calendar/civil-day'

/** Amounts are positive cents; null means that the amount could not be read. */
export type OurDocument = {
  id: string
  /** The CUFE from the XML, or from the QR code of a scan; empty when neither contains one. */
  code: string
  kind: 'invoice' | 'credit-note' | 'debit-note' | null
  side: 'purchase' | 'sale'
  /** True when neither party is a company of the client. */
  isForeign: boolean
  /** True when the firm rejected the document, which is then not paired with a row of DIAN's list. */
  isRejected: boolean
  supplierNit: string
  number: string
  issued: CivilDay | null
  /** The month of the issue date or, if that date was not read, of the upload. */
  month: string
  currency: string
  total: number | null
  /** The total with taxes, before prepayments and withholdings; null if it equals the amount to pay. */
  taxIncluded: number | null
  iva: number | null
  isCredit: boolean
  /** DIAN's codes of the events that we received: 030 receipt, 032 goods or services, 033 and 034 acceptance. */
  events: readonly string[]
  credited: number
  /** The invoice that this note corrects; `credited` is the sum of all credit notes about that invoice. */
  affects: { id: string; total: number | null; credited: number } | null
}

/** A person paired the row with the key `row` with our document `ours` or with none; `apart` are wrong documents. */
export type PairChoice = { row: string; ours: string | null; apart: readonly string[] }
