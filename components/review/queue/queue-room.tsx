import Link from 'next/link'
import { PageHeading } from '@/components/portal/page-heading'
import { QueueFilters } from '@/components/review/queue/queue-filters'
import { QueueList } from '@/components/review/queue/queue-list'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { review } from '@/content/review'
import type { Result } from '@/lib/result'
import { queueAddress, type ReviewQuery } from '@/lib/review/address'
import type { QueuePage } from '@/lib/review/review-invoice'

type QueueRoomProps = { query: ReviewQuery; listing: Result<QueuePage>; now: Date; admin: boolean }

/** The whole queue, with its filters; from here a member goes to the desk. */
export function QueueRoom({ query, listing, now, admin }: QueueRoomProps) {
  return (
    <>
      <PageHeading title={review.title} subtitle={review.intro} />
      <LinkTabs
        label={review.queuesLabel}
        items={review.queues.map(({ queue, label }) => ({
          label,
          href: queueAddress({ ...query, queue }),
          current: queue === query.queue,
        }))}
      />
      <QueueFilters filters={query} clientName={clientNameOf(listing)}>
        <QueueList query={query} listing={listing} now={now} />
      </QueueFilters>
      {admin ? (
        <p className="pt-6">
          <Link href="/admin/facturas/ajustes" className={linkStyles}>
            {review.settings.link}
          </Link>
        </p>
      ) : null}
    </>
  )
}

const clientNameOf = (listing: Result<QueuePage>) =>
  listing.ok ? (listing.data.rows[0]?.client ?? null) : null
