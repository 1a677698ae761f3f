import { QueueFailed } from '@/components/review/queue/queue-failed'
import { QueueFold } from '@/components/review/desk/queue-fold'
import { QueueItem } from '@/components/review/desk/queue-item'
import { ShortcutLegend } from '@/components/review/desk/shortcut-legend'
import { linkStyles } from '@/components/ui/link-styles'
import { review } from '@/content/review'
import { formatPesos } from '@/lib/format/pesos'
import type { Result } from '@/lib/result'
import { deskAddress, placeOf, queueAddress, type ReviewQuery } from '@/lib/review/address'
import { sumOf, type QueuePage } from '@/lib/review/review-invoice'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'

type DeskQueueProps = { current: string; query: ReviewQuery; listing: Result<QueuePage>; now: Date }

/** The list that the invoice was opened from; on a phone only its own line, until all are asked for. */
export function DeskQueue({ current, query, listing, now }: DeskQueueProps) {
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
        <ArrowLeft strokeWidth={1.75} aria-hidden /> {review.desk.back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h1 className="text-[1.4375rem]">{label}</h1>
        <p className="text-sm font-[550] text-ochre-ink">
          {more ? review.onPage(rows.length) : review.count(rows.length)}
        </p>
      </div>
      {listing.ok ? null : <QueueFailed />}
      <QueueFold count={rows.length} hasCurrent={rows.some(({ id }) => id === current)}>
        <ol>
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              href={deskAddress(row.id, query, placeOf(query))}
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
