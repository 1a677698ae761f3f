import type { DocumentKind } from '@/lib/einvoice/model/document'
import type { InvoiceKind } from '@/lib/einvoice/model/invoice'

/** The documents that have lines, taxes and totals. */
export const invoiceKinds: Partial<Record<DocumentKind, InvoiceKind>> = {
  Invoice: 'invoice',
  CreditNote: 'credit-note',
  DebitNote: 'debit-note',
}
