import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/link-styles'
import { review } from '@/content/review'
import { queueAddress, type ReviewQuery } from '@/lib/review/address'
import type { QueuePage } from '@/lib/review/review-invoice'

/** The ways to the neighbouring pages; nothing while there is only one. What waits begins with the oldest. */
export function QueuePager({ query, page: { before, after } }: { query: ReviewQuery; page: QueuePage }) {
  if (!before && !after) return null
  const decided = query.queue === 'accepted' || query.queue === 'rejected'
  const text = review.pages[decided ? 'other' : 'waiting']
  return (
    <nav aria-label={review.pages.label} className="flex flex-wrap justify-between gap-x-6 pt-2">
      {before ? (
        <Link
          className={linkStyles}
          prefetch={false}
          href={queueAddress(query, { way: 'hasta', cursor: before })}
        >
          <ArrowLeft strokeWidth={1.75} aria-hidden /> {text.before}
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link
          className={linkStyles}
          prefetch={false}
          href={queueAddress(query, { way: 'desde', cursor: after })}
        >
          {text.after} <ArrowRight strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
