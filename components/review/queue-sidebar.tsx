import { ArrowLeft } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { FindingsSign } from '@/components/review/findings-sign'
import { PresenceLabel } from '@/components/review/presence'
import { QueueFold } from '@/components/review/queue-fold'
import { ShortcutLegend } from '@/components/review/shortcuts'
import { linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { review } from '@/content/review'
import { formatNumber, formatPesos } from '@/lib/format/number'
import type { Result } from '@/lib/result'
import { placeOf, queueAddress, reviewAddress, type ReviewQuery } from '@/lib/review/address'
import { age } from '@/lib/review/queue'
import { sumOf, type QueuePage, type QueueRow } from '@/lib/review/review-invoice'

const look = [
  '-mx-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-3 text-sm leading-snug no-underline hover:bg-sheet',
  'aria-[current]:border-l-5 aria-[current]:border-double aria-[current]:border-green aria-[current]:bg-sheet aria-[current]:pl-[calc(0.75rem-5px)] aria-[current]:inset-ring aria-[current]:inset-ring-rule',
].join(' ')

type QueueSidebarProps = { current: string; query: ReviewQuery; listing: Result<QueuePage>; now: Date }

/** The list that the invoice was opened from; on a phone only its own line, until all are asked for. */
export function QueueSidebar({ current, query, listing, now }: QueueSidebarProps) {
  const rows = listing.ok ? listing.data.rows : []
  const more = listing.ok && Boolean(listing.data.before ?? listing.data.after)
  const sum = sumOf(rows)
  const label = review.queues.find(({ queue }) => queue === query.queue)?.label
  return (
    <nav aria-label={review.title} className="flex min-h-full flex-col">
      <Link
        className={`${linkStyles} self-start text-sm`}
        href={queueAddress(query, placeOf(query))}
        prefetch={false}
      >
        <ArrowLeft strokeWidth={1.75} aria-hidden /> {review.page.back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h1 className="text-[1.4375rem]">{label}</h1>
        <p className="text-sm font-[550] text-ochre-ink">
          {more ? review.onPage(rows.length) : review.count(rows.length)}
        </p>
      </div>
      {listing.ok ? null : <LoadFailed {...review.failed} className="mt-2" />}
      <QueueFold count={rows.length} hasCurrent={rows.some(({ id }) => id === current)}>
        <ol>
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              href={reviewAddress(row.id, query, placeOf(query))}
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
      <ShortcutLegend />
    </nav>
  )
}

type QueueItemProps = { row: QueueRow; href: Route; current: boolean; now: Date }

/** One line of the queue. */
function QueueItem({ row, href, current, now }: QueueItemProps) {
  return (
    <li data-current={current || undefined} className="border-t border-rule first:border-t-0">
      <Link href={href} prefetch={false} aria-current={current ? 'true' : undefined} className={look}>
        <b className="font-[550] wrap-anywhere">
          <bdi>{row.name}</bdi>
        </b>
        <span className="text-right">
          {row.total === null ? age(row.since, now) : formatNumber(row.total)}
        </span>
        <small className="wrap-anywhere text-ink-2">
          {row.number}, <bdi>{row.client}</bdi>
        </small>
        <small className="text-right">
          <FindingsSign findings={row.findings} />
        </small>
        <span className="col-span-full">
          <PresenceLabel invoice={row.id} />
        </span>
      </Link>
    </li>
  )
}
