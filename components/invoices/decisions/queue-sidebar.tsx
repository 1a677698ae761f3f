import { ArrowLeft, Search } from 'lucide-react'
import type { Route } from 'next'
import Form from 'next/form'
import Link from 'next/link'
import { RowFindings } from '@/components/invoices/invoice-row-text'
import { PresenceLabel } from '@/components/invoices/decisions/presence'
import { QueueFold } from '@/components/invoices/decisions/queue-fold'
import { ShortcutLegend } from '@/components/admin/shortcuts'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { review } from '@/content/invoice-decisions'
import { sentences } from '@/lib/format/sentences'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import type { Result } from '@/lib/result'
import {
  hasFilters,
  longestQueueSearch,
  placeOf,
  queueHref,
  reviewHref,
  type ReviewQuery,
} from '@/lib/invoices/decisions/href'
import { calendarDaysAgo } from '@/lib/invoices/decisions/queue'
import { sumOf, type QueuePage, type QueueRow } from '@/lib/invoices/decisions/review-invoice'

const text = review.filters
type QueueSidebarProps = { current: string; query: ReviewQuery; listing: Result<QueuePage>; now: Date }

export function QueueSidebar({ current, query, listing, now }: QueueSidebarProps) {
  const rows = listing.ok ? listing.data.rows : []
  const more = listing.ok && Boolean(listing.data.before ?? listing.data.after)
  const sum = sumOf(rows)
  const label = review.queues.find(({ queue }) => queue === query.queue)?.label
  return (
    <nav aria-label={review.title} className="flex min-h-full flex-col">
      <Link
        className={`${linkStyles} self-start text-sm`}
        href={queueHref(query, placeOf(query))}
        prefetch={false}
      >
        <ArrowLeft strokeWidth={1.75} aria-hidden />{' '}
        {query.onClientPage ? review.page.backToClient : review.page.back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h1 className="text-[1.4375rem]">{label}</h1>
        <p className="text-sm font-[550] text-ochre-ink">
          {more ? review.onPage(rows.length) : review.count(rows.length)}
        </p>
      </div>
      <SidebarSearch current={current} query={query} />
      {listing.ok && rows.length === 0 && hasFilters(query) ? (
        <p className="py-3 text-sm text-ink-2">{review.empty.noMatch.text}</p>
      ) : null}
      {listing.ok ? null : <LoadFailed {...review.failed} className="mt-2" />}
      <QueueFold count={rows.length} current={rows.some(({ id }) => id === current) ? current : null}>
        <ol className="*:border-rule *:not-first:border-t">
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              href={reviewHref(row.id, query, placeOf(query))}
              current={row.id === current}
              now={now}
            />
          ))}
        </ol>
        {rows.length > 0 && !more && sum !== null ? (
          <p className="flex justify-between gap-4 border-t border-ink py-2.5 text-[1rem] rule-closes">
            <span>{review.sum[query.queue === 'waiting' ? 'waiting' : 'other']}</span>
            <b>{formatPesos(sum)}</b>
          </p>
        ) : null}
      </QueueFold>
      <ShortcutLegend
        keys={review.shortcuts.slice(0, 4)}
        className="mt-auto grid-cols-[auto_1fr] pt-8 max-[75rem]:hidden"
      />
    </nav>
  )
}

/** Filters the list while the same invoice stays open; without script this is a plain GET form. */
function SidebarSearch({ current, query }: Pick<QueueSidebarProps, 'current' | 'query'>) {
  const [path = '', params] = reviewHref(current, { ...query, search: '' }).split('?')
  return (
    <Form
      key={query.search}
      role="search"
      aria-label={text.label}
      action={path as Route}
      className="py-3 max-[75rem]:hidden"
    >
      {[...new URLSearchParams(params)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="relative block">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
          strokeWidth={1.75}
          aria-hidden
        />
        <input
          type="search"
          name="buscar"
          defaultValue={query.search}
          maxLength={longestQueueSearch}
          aria-label={text.search}
          placeholder={text.searchHint}
          autoComplete="off"
          className={`${inputStyles} min-h-tap pl-10 text-[1rem] text-ellipsis`}
        />
      </span>
    </Form>
  )
}

type QueueItemProps = { row: QueueRow; href: Route; current: boolean; now: Date }

function QueueItem({ row, href, current, now }: QueueItemProps) {
  const { label } = row
  return (
    <li data-current={current || undefined}>
      <Link href={href} prefetch={false} aria-current={current ? 'true' : undefined} className="queue-row">
        <span>
          <b className="font-[550]">
            <bdi>{label.party ?? invoiceTitle(label)}</bdi>
          </b>{' '}
          <bdi>{label.party ? label.document : null}</bdi>
        </span>
        <span className="text-right">
          {label.total === null ? calendarDaysAgo(row.since, now) : formatNumber(label.total)}
        </span>
        <small className="text-xs text-ink-2">
          <bdi>{sentences(row.client, withoutReading(label))}</bdi>
        </small>
        <small className="text-right text-xs text-ink-2">
          {label.total === null ? null : calendarDaysAgo(row.since, now)}
        </small>
        <span className="col-span-full">
          <RowFindings label={label} />
        </span>
        <span className="col-span-full">
          <PresenceLabel invoice={row.id} />
        </span>
      </Link>
    </li>
  )
}
