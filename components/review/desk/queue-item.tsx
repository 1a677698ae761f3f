import type { Route } from 'next'
import Link from 'next/link'
import { FindingsSign } from '@/components/review/findings-sign'
import { LookingAt } from '@/components/review/looking-at'
import { formatNumber } from '@/lib/format/pesos'
import { age } from '@/lib/review/age'
import type { QueueRow } from '@/lib/review/review-invoice'

type QueueItemProps = { row: QueueRow; href: Route; current: boolean; now: Date }

const look = [
  '-mx-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-3 text-sm leading-snug no-underline hover:bg-sheet',
  'aria-[current]:border-l-5 aria-[current]:border-double aria-[current]:border-green aria-[current]:bg-sheet aria-[current]:pl-[calc(0.75rem-5px)] aria-[current]:inset-ring aria-[current]:inset-ring-rule',
].join(' ')

/** One line of the queue beside the desk. */
export function QueueItem({ row, href, current, now }: QueueItemProps) {
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
          <LookingAt invoice={row.id} />
        </span>
      </Link>
    </li>
  )
}
