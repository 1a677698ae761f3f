import Link from 'next/link'
import { PageHeading } from '@/components/portal/page-heading'
import { QueueTable } from '@/components/invoices/decisions/lazy-queue-table'
import { QueueFilters, QueueKeys } from '@/components/invoices/decisions/queue-filters'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { LoadFailed } from '@/components/ui/load-failed'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { review } from '@/content/invoice-decisions'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { formatPesos } from '@/lib/format/number'
import type { Result } from '@/lib/result'
import { hasFilters, queueHref, type ReviewQuery } from '@/lib/invoices/decisions/href'
import { sumOf, type QueuePage } from '@/lib/invoices/decisions/review-invoice'

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
