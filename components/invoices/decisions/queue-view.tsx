import Link from 'next/link'
import { PageHeading } from '@/components/portal/page-heading'
import { InvoiceRowText, InvoiceTotal, RowFindings } from '@/components/invoices/invoice-row-text'
import { PresenceLabel } from '@/components/invoices/decisions/presence'
import { QueueState } from '@/components/invoices/decisions/queue-state'
import { QueueFilters, QueueKeys } from '@/components/invoices/decisions/queue-filters'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles, linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { LoadFailed } from '@/components/ui/load-failed'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { review } from '@/content/invoice-decisions'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import type { Result } from '@/lib/result'
import { hasFilters, placeOf, queueHref, reviewHref, type ReviewQuery } from '@/lib/invoices/decisions/href'
import { calendarDaysAgo } from '@/lib/invoices/decisions/queue'
import { sumOf, type QueuePage, type QueueRow } from '@/lib/invoices/decisions/review-invoice'

const text = review.columns
const cell = 'py-2 pr-4 align-middle max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'

type QueueViewProps = { query: ReviewQuery; listing: Result<QueuePage>; now: Date; admin: boolean }

export function QueueView({ query, listing, now, admin }: QueueViewProps) {
  return (
    <>
      <PageHeading title={review.title} subtitle={review.intro} />
      <LinkTabs
        label={review.queuesLabel}
        items={review.queues.map(({ queue, label }) => ({
          label,
          href: queueHref({ ...query, queue }),
          current: queue === query.queue,
        }))}
      />
      <QueueKeys>
        <FilteredQueue query={query} listing={listing} now={now} />
      </QueueKeys>
      {admin ? (
        <p className="pt-6">
          <Link href="/admin/facturas/ajustes" className={linkStyles}>
            {reviewSettingsText.link}
          </Link>
        </p>
      ) : null}
    </>
  )
}

type QueueListProps = { query: ReviewQuery; listing: Result<QueuePage>; now: Date }

export function FilteredQueue({ query, listing, now }: QueueListProps) {
  return (
    <QueueFilters filters={query} clientName={clientNameOf(listing)}>
      <QueueList query={query} listing={listing} now={now} />
    </QueueFilters>
  )
}

const clientNameOf = (listing: Result<QueuePage>) =>
  listing.ok ? (listing.data.rows[0]?.client ?? null) : null

export function QueueList({ query, listing, now }: QueueListProps) {
  if (!listing.ok) return <LoadFailed {...review.failed} className="mt-2" />
  const { rows, before, after } = listing.data
  if (rows.length === 0) {
    const { title, text } = hasFilters(query) ? review.empty.noMatch : review.empty[query.queue]
    return (
      <State title={title} className="mt-2">
        {text}
      </State>
    )
  }
  const whole = !before && !after
  const decided = query.queue === 'accepted' || query.queue === 'rejected' || query.queue === 'all'
  const turn = review.pages[decided ? 'other' : 'waiting']
  const sum = sumOf(rows)
  return (
    <>
      <QueueTable query={query} rows={rows} now={now} />
      <p
        className={`flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] ${after ? 'rule-opens' : 'rule-closes'}`}
      >
        <span>{whole ? review.count(rows.length) : review.onPage(rows.length)}</span>
        {sum === null ? null : <b>{formatPesos(sum)}</b>}
      </p>
      <Pager
        label={review.pages.label}
        before={before && { href: queueHref(query, { way: 'hasta', cursor: before }), label: turn.before }}
        after={after && { href: queueHref(query, { way: 'desde', cursor: after }), label: turn.after }}
      />
    </>
  )
}

type QueueTableProps = { query: ReviewQuery; rows: readonly QueueRow[]; now: Date }

function QueueTable({ query, rows, now }: QueueTableProps) {
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
    <table className="w-full border-collapse border-t border-ink max-sm:block" aria-label={review.title}>
      <thead className="max-sm:sr-only">
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
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="relative border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-3"
          >
            <th
              scope="row"
              className="py-2 pr-4 text-left leading-snug font-normal wrap-anywhere max-sm:col-span-full max-sm:p-0"
            >
              <InvoiceRowText
                label={row.label}
                href={reviewHref(row.id, query, placeOf(query))}
                wholeRow
                notes={[
                  row.replaces && review.row.replaces,
                  !showsState && row.state === 'replaced' && review.row.replaced,
                  row.withdrawn && review.row.withdrawn,
                ]}
              />
              <PresenceLabel invoice={row.id} />
            </th>
            {showsClient ? (
              <td className={`${cell} wrap-anywhere`}>
                <bdi>{row.client}</bdi>
              </td>
            ) : null}
            <td
              className={cn(
                cell,
                'lg:whitespace-nowrap',
                showsClient ? 'max-sm:text-right' : 'max-sm:col-span-full',
              )}
            >
              <span className="max-sm:hidden">{formatDay(row.since)}, </span>
              {calendarDaysAgo(row.since, now)}
            </td>
            <td className={cn(cell, showsState && 'max-sm:col-span-full max-sm:empty:hidden')}>
              {showsState && row.state === 'accepted' ? null : <RowFindings label={row.label} />}
            </td>
            {showsState ? (
              <td className={cell}>
                <QueueState state={row.state} />
              </td>
            ) : null}
            <td className="py-2 text-right max-sm:p-0">
              <InvoiceTotal label={row.label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
