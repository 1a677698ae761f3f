import { z } from 'zod'
import { supplierMessage } from '@/lib/einvoice/finding-letters'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { Finding } from '@/lib/einvoice/rules/rule'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** What `reviewSummary` reads of an invoice. */
export const summaryColumns =
  'id, name, kind, direction, supplier, customer, document_number, currency, total, reviewed_at, proposal, findings'

const text = z.string().nullable()
const columns = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: text,
  direction: text,
  supplier: text,
  customer: text,
  document_number: text,
  currency: text,
  total: z.number().nullable(),
  reviewed_at: text,
  proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
  findings: z.array(z.looseObject({ message: z.string() })),
})

/** What the client reads about a file that has just arrived: its invoice, what the rules found, and what to write to the supplier. */
export function reviewSummary(row: unknown): Pick<FinishedUpload, 'invoice' | 'review' | 'reading'> {
  const { data } = columns.safeParse(row)
  if (!data) return {}
  const { id, name, kind, customer, supplier, document_number: document, proposal, findings } = data
  const sale = data.direction === 'sale' && customer !== null
  const title = invoiceTitle({ name, kind, document, sale, party: sale ? customer : supplier })
  const invoice = { id, title, number: document }
  if (!data.reviewed_at) return { invoice, reading: true }
  if (!proposal) return { invoice }
  const totals = { payable: data.total === null ? '' : data.total.toFixed(2) }
  const sold =
    document && data.direction !== 'sale' ? { number: document, currency: data.currency ?? '', totals } : null
  const forSupplier = sold && supplierMessage(sold, findings as unknown as Finding[])
  return { invoice, review: { proposal, message: findings[0]?.message ?? null, forSupplier } }
}
