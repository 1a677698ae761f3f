import { ExportLinks } from '@/components/invoices/history/export-links'
import { HistoryList } from '@/components/invoices/history/history-list'
import { InvoiceFilterForm } from '@/components/invoices/history/invoice-filters'
import { InvoicePager } from '@/components/invoices/history/invoice-pager'
import { invoices } from '@/content/invoices'
import { bogotaDay } from '@/lib/format/civil-day'
import { hasFilters, type InvoiceQuery } from '@/lib/invoices/address'
import { invoiceStatuses, type InvoicePage } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'

const titleId = 'invoices-title'

type InvoiceHistoryProps = { query: InvoiceQuery; listing: Result<InvoicePage>; now: Date }

/** 'Historial': everything that was ever uploaded, with its filters and as a file. */
export function InvoiceHistory({ query, listing, now }: InvoiceHistoryProps) {
  const { search, status, day } = query
  const filters = { search, status, day }
  const page = listing.ok ? listing.data : null
  return (
    <section aria-labelledby={titleId} className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
        <h2 id={titleId} tabIndex={-1} className="outline-none">
          {invoices.registered.title}
        </h2>
        {page && page.items.length > 0 ? <ExportLinks filters={filters} /> : null}
      </div>
      <InvoiceFilterForm filters={filters} today={bogotaDay(now)}>
        <HistoryList titleId={titleId} listing={listing} filtered={hasFilters(filters)} />
        {page && page.items.length > 0 ? <InvoiceSum page={page} /> : null}
        {page ? <InvoicePager filters={filters} page={page} /> : null}
      </InvoiceFilterForm>
    </section>
  )
}

const text = invoices.registered

/** Closes the list. Only a list that is there as a whole is counted by status: nobody counts thousands of rows for it. */
function InvoiceSum({ page: { items, before, after } }: { page: InvoicePage }) {
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
