import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { InvoiceStatusBadge } from '@/components/invoices/invoice-status'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatListDate } from '@/lib/format/date'

const text = clientText.invoices
const columns = clientText.invoiceColumns
const head = 'h-[2.4rem] pr-4 text-left text-xs font-medium text-ink-2'

export function RecentInvoices({ invoices }: Pick<Overview, 'invoices'>) {
  return (
    <ClientSection id="client-invoices" title={text.title} empty={invoices.length === 0 && text.empty}>
      <table className="w-full border-collapse text-[1rem] max-sm:block" aria-labelledby="client-invoices">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {columns.invoice}
            </th>
            <th scope="col" className={head}>
              {columns.date}
            </th>
            <th scope="col" className={head}>
              {columns.status}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {invoices.map(({ id, name, number, status, created_at, withdrawn_at }) => (
            <tr key={id} className="border-t border-rule max-sm:grid max-sm:py-2">
              <th scope="row" className="py-1.5 pr-4 text-left wrap-anywhere">
                <Link
                  href={`/admin/facturas/${id}` as Route}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] underline underline-offset-[0.22em]"
                >
                  <bdi>{name}</bdi>
                </Link>
                <small className="block text-xs font-normal text-ink-2">
                  {number}
                  {withdrawn_at ? ` · ${text.withdrawn}` : null}
                </small>
              </th>
              <td className="pr-4 text-ink-2">{formatListDate(created_at)}</td>
              <td className="max-sm:pt-1">
                <InvoiceStatusBadge status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ClientSection>
  )
}
