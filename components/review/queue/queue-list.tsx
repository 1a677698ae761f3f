import { QueueFailed } from '@/components/review/queue/queue-failed'
import { QueuePager } from '@/components/review/queue/queue-pager'
import { QueueTable } from '@/components/review/queue/queue-table'
import { State } from '@/components/ui/state'
import { review } from '@/content/review'
import { formatPesos } from '@/lib/format/pesos'
import type { Result } from '@/lib/result'
import { hasFilters, type ReviewQuery } from '@/lib/review/address'
import { sumOf, type QueuePage } from '@/lib/review/review-invoice'

type QueueListProps = { query: ReviewQuery; listing: Result<QueuePage>; now: Date }

/** The rows, or what stands for them: nothing to do, nothing that matches, or a queue that could not be read. */
export function QueueList({ query, listing, now }: QueueListProps) {
  if (!listing.ok) return <QueueFailed />
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
      <QueuePager query={query} page={listing.data} />
    </>
  )
}
