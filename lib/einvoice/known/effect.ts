import type { KnownInvoice } from '@/lib/einvoice/known/facts'
import type { Invoice } from '@/lib/einvoice/model/invoice'

/** What a note does to an invoice that is kept. */
export type Effect = { kind: 'cancels' | 'reduces' | 'increases'; invoice: KnownInvoice }

const cancellation = '2'

/** Found by CUFE first, then by supplier and number; null when the invoice is not among those that are kept. */
export function effectOf(note: Invoice, earlier: readonly KnownInvoice[] | undefined): Effect | null {
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
