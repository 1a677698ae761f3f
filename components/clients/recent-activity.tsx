import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { InvoiceRowText, InvoiceTotal, RowFindings } from '@/components/invoices/invoice-row-text'
import { InvoiceStatusBadge } from '@/components/invoices/invoice-status'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { clientText } from '@/content/client-page'
import type { Overview } from '@/lib/clients/overview'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { readClientInvoices, reviewHref } from '@/lib/invoices/decisions/href'
import { clientHref } from '@/lib/format/client-href'

const messagesText = clientText.messages
const invoicesText = clientText.invoices
const columns = clientText.invoiceColumns
const head = 'h-[2.4rem] pr-4 text-left text-xs font-medium text-ink-2'

export function LastMessages({ id, threads }: Pick<Overview, 'id' | 'threads'>) {
  return (
    <ClientSection
      id="client-messages"
      title={messagesText.title}
      small
      empty={threads.length === 0 && messagesText.empty}
      aside={
        <Link href={clientHref(id, 'mensajes')} prefetch={false} className={linkStyles}>
          {messagesText.all}
        </Link>
      }
    >
      <ul>
        {threads.map(({ id: thread, subject, last_message_at, firm_unread, author, body }) => (
          <li key={thread} className="border-t border-rule py-2 text-[1rem] first:border-t-0">
            <Link
              href={`/admin/mensajes/${thread}` as Route}
              prefetch={false}
              className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-[0.22em]"
            >
              {subject}
            </Link>
            {body ? (
              <p className="line-clamp-2 wrap-anywhere text-ink-2">
                {author === 'firm' ? `${messagesText.firm} ` : null}
                {body}
              </p>
            ) : null}
            <p className="text-sm text-ink-2">
              {formatDateTime(last_message_at)}
              {firm_unread > 0 ? (
                <b className="ml-2 font-[550] text-ochre-ink">{messagesText.unread(firm_unread)}</b>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}

export function RecentInvoices({ id: client, invoices }: Pick<Overview, 'id' | 'invoices'>) {
  const list = readClientInvoices({}, client)
  return (
    <ClientSection
      id="client-invoices"
      title={invoicesText.title}
      empty={invoices.length === 0 && invoicesText.empty}
      aside={
        <Link href={clientHref(client, 'facturas')} prefetch={false} className={linkStyles}>
          {invoicesText.all}
        </Link>
      }
    >
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
            <th scope="col" className={cn(head, 'pr-0 text-right')}>
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {invoices.map(({ id, label, status, created_at, withdrawn_at }) => (
            <tr
              key={id}
              className="border-t border-rule max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-2"
            >
              <th
                scope="row"
                className="py-1.5 pr-4 text-left font-normal wrap-anywhere max-sm:col-span-full max-sm:pr-0"
              >
                <InvoiceRowText
                  label={label}
                  href={reviewHref(id, list)}
                  notes={[withdrawn_at && invoicesText.withdrawn]}
                />
                {status === 'reviewing' ? <RowFindings label={label} /> : null}
              </th>
              <td className="pr-4 text-ink-2 max-sm:col-span-full">{formatDay(created_at)}</td>
              <td className="pr-4 max-sm:pt-1">
                <InvoiceStatusBadge status={status} />
              </td>
              <td className="text-right">
                <InvoiceTotal label={label} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ClientSection>
  )
}
