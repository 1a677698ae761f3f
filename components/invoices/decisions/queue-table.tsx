'use client'
import { InvoiceRowText, InvoiceTotal, RowFindings } from '@/components/invoices/invoice-row-text'
import { PresenceLabel } from '@/components/invoices/decisions/presence'
import { QueueState } from '@/components/invoices/decisions/queue-state'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { review } from '@/content/invoice-decisions'
import { formatDay } from '@/lib/format/date'
import { placeOf, reviewHref, type ReviewQuery } from '@/lib/invoices/decisions/href'
import { calendarDaysAgo } from '@/lib/invoices/decisions/queue'
import type { QueueRow } from '@/lib/invoices/decisions/review-invoice'

const text = review.columns

type QueueTableProps = { query: ReviewQuery; rows: readonly QueueRow[]; now: Date }

/** This is a client component, because a server component would send the rows twice: as HTML and as data. */
export function QueueTable({ query, rows, now }: QueueTableProps) {
  const showsClient = !query.onClientPage
  const showsState = query.queue === 'all'
  const heads = [
    text.invoice,
    showsClient && text.client,
    text.since,
    text.findings,
    showsState && text.state,
  ].filter((head) => head !== false)
  return (
    <table className="queue-table" aria-label={review.title}>
      <thead>
        <tr>
          {heads.map((label) => (
            <th key={label} scope="col" className={columnHeadStyles}>
              {label}
            </th>
          ))}
          <th scope="col" className={cn(columnHeadStyles, 'pr-0 text-right')}>
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <InvoiceRowText
                label={row.label}
                href={reviewHref(row.id, query, placeOf(query))}
                notes={[
                  row.replaces && review.row.replaces,
                  !showsState && row.state === 'replaced' && review.row.replaced,
                  row.withdrawn && review.row.withdrawn,
                ]}
              />
              <PresenceLabel invoice={row.id} />
            </th>
            {showsClient ? (
              <td className="wrap-anywhere">
                <bdi>{row.client}</bdi>
              </td>
            ) : null}
            <td
              className={cn(
                'lg:whitespace-nowrap',
                showsClient ? 'max-sm:text-right' : 'max-sm:col-span-full',
              )}
            >
              <span className="max-sm:hidden">{formatDay(row.since)}, </span>
              {calendarDaysAgo(row.since, now)}
            </td>
            <td className={showsState ? 'max-sm:col-span-full max-sm:empty:hidden' : undefined}>
              {showsState && row.state === 'accepted' ? null : <RowFindings label={row.label} />}
            </td>
            {showsState ? (
              <td>
                <QueueState state={row.state} />
              </td>
            ) : null}
            <td>
              <InvoiceTotal label={row.label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
