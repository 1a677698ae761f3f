import { InvoiceRow } from '@/components/invoices/invoice-row'
import { cn } from '@/components/ui/cn'
import { State } from '@/components/ui/state'
import { invoices } from '@/content/invoices'
import type { InvoiceItem } from '@/lib/invoices/schema'

const text = invoices.registered
const head = 'h-[2.6rem] pr-4 text-left text-xs font-medium text-ink-2'

/** 'Facturas Registradas': the newest ones, with where their review stands. */
export function NewestInvoices({ items }: { items: readonly InvoiceItem[] }) {
  const { invoice, date, size, status, actions } = text.columns
  return (
    <section aria-labelledby="invoices-title" className="mt-18">
      <h2 id="invoices-title" className="pb-3 rule-opens">
        {text.title}
      </h2>
      {items.length === 0 ? (
        <State title={text.emptyTitle} className="mt-6">
          {text.empty}
        </State>
      ) : (
        <>
          <table className="w-full border-collapse max-sm:block" aria-labelledby="invoices-title">
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className={head}>
                  {invoice}
                </th>
                <th scope="col" className={head}>
                  {date}
                </th>
                <th scope="col" className={cn(head, 'pr-10 text-right')}>
                  {size}
                </th>
                <th scope="col" className={head}>
                  {status}
                </th>
                <th scope="col" className={cn(head, 'pr-0 text-right')}>
                  {actions}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {items.map((item) => (
                <InvoiceRow key={item.id} invoice={item} />
              ))}
            </tbody>
          </table>
          <p className="border-t border-ink py-2.5 text-[1rem] rule-closes">{text.newest(items.length)}</p>
        </>
      )}
    </section>
  )
}
