import { invoices } from '@/content/invoices'
import { messages } from '@/content/messages'
import { invoiceTitle, type InvoiceLabel } from '@/lib/einvoice/invoice-label'
import { formatPesos } from '@/lib/format/number'

const text = invoices.detail.question

/** Returns the draft of a message about an invoice; the browser stores the draft under the key `place`. */
export function questionAbout({ id, label }: { id: string; label: InvoiceLabel }) {
  const title = invoiceTitle(label)
  const total = label.total === null ? '' : formatPesos(label.total)
  return {
    place: `factura-${id}`,
    subject: text.subject(title).slice(0, messages.limits.subject),
    body: text.body(title, label.number, total),
  }
}
