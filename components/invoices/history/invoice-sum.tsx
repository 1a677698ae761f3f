import { invoices } from '@/content/invoices'
import { invoiceStatuses, type InvoicePage } from '@/lib/invoices/invoice'

const text = invoices.registered

/** Closes the list. Only a list that is there as a whole is counted by status: nobody counts thousands of rows for it. */
export function InvoiceSum({ page: { items, before, after } }: { page: InvoicePage }) {
  const whole = !before && !after
  const parts = [...invoiceStatuses, 'unknown' as const].flatMap((status) => {
    const n = items.filter((item) => (item.status ?? 'unknown') === status).length
    return n > 0 ? [text.breakdown[status](n)] : []
  })
  return (
    <p
      className={`flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] ${after ? 'rule-opens' : 'rule-closes'}`}
    >
      <span>{whole ? text.count(items.length) : text.onPage(items.length)}</span>
      {whole ? <span>{parts.join(', ')}</span> : null}
    </p>
  )
}
