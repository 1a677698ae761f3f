import type { Route } from 'next'
import Link from 'next/link'
import { ProgressPieces } from '@/components/document-requests/progress-pieces'
import { SeriesList } from '@/components/document-requests/firm/series-list'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { requestTemplatesText } from '@/content/document-request-form'
import { firmRequestsText as text } from '@/content/document-requests'
import { type CivilDay } from '@/lib/calendar/civil-day'
import { requestsHref, type RequestsQuery } from '@/lib/document-requests/href'
import {
  standingOf,
  type FirmRequestRow,
  type RequestListPage,
  type SeriesRow,
  type Standing,
} from '@/lib/document-requests/request'
import { cappedCount } from '@/lib/format/capped-count'
import { formatDay } from '@/lib/format/date'

type FirmRequestListProps = {
  wanted: RequestsQuery
  page: RequestListPage
  /** The recurring requests; null when the page lists other requests. */
  series: readonly SeriesRow[] | null
  today: CivilDay
}

export function FirmRequestList({ wanted, page, series, today }: FirmRequestListProps) {
  const { list, client, after } = wanted
  const { rows, next, counts } = page
  const tabs = (['open', 'review', 'drafts', 'closed', 'series'] as const).map((one) => ({
    href: requestsHref({ list: one, client }),
    label: labelOf(one, counts),
    current: one === list,
  }))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-6 sm:pt-12">
        <div className="min-w-0">
          <h1>{text.title}</h1>
          <p className="mt-1 text-ink-2">
            {text.subtitle} {text.counts(counts.open, counts.overdue)}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href="/admin/solicitudes/plantillas" prefetch={false} className={linkStyles}>
            {requestTemplatesText.link}
          </Link>
          <Link
            href={`/admin/solicitudes/nueva${client ? `?cliente=${client}` : ''}` as Route}
            prefetch={false}
            className={buttonStyles({ variant: 'primary' })}
          >
            {text.new}
          </Link>
        </p>
      </div>
      <LinkTabs label={text.lists.label} items={tabs} />
      {client ? (
        <p className="flex flex-wrap items-center gap-x-4 pt-2">
          {rows[0]?.clientTitle ? <span>{text.ofClient(rows[0].clientTitle)}</span> : null}
          <Link href={requestsHref({ list })} prefetch={false} className={linkStyles}>
            {text.allClients}
          </Link>
        </p>
      ) : null}
      {series ? <SeriesList series={series} /> : null}
      {!series && rows.length === 0 ? <p className="py-8 text-ink-2">{text.empty[list]}</p> : null}
      {!series && rows.length > 0 ? (
        <ul className="mt-4 rule-closes">
          {rows.map((row) => (
            <Row key={row.id} row={row} today={today} />
          ))}
        </ul>
      ) : null}
      {series ? null : (
        <ForwardPager
          first={after ? { href: requestsHref({ list, client }), label: text.first } : null}
          next={next ? { href: requestsHref({ list, client, after: next }), label: text.next } : null}
        />
      )}
    </>
  )
}

function labelOf(list: RequestsQuery['list'], { open, review, drafts }: RequestListPage['counts']): string {
  const n = { open, review, drafts, closed: 0, series: 0 }[list]
  return n > 0 ? `${text.lists[list]} ${cappedCount(n)}` : text.lists[list]
}

const tones: Record<Standing, BadgeTone> = {
  draft: 'unknown',
  review: 'pending',
  late: 'bad',
  client: 'unknown',
  complete: 'ok',
  cancelled: 'unknown',
}

export function StandingBadge({ request, today }: { request: FirmRequestRow; today: CivilDay }) {
  const standing = standingOf(request, today)
  return (
    <Badge tone={tones[standing]}>
      {standing === 'review' ? text.state.review(request.toReview) : text.state[standing]}
    </Badge>
  )
}

function Row({ row, today }: { row: FirmRequestRow; today: CivilDay }) {
  const { id, title, clientTitle, dueOn, wanted, delivered, status, missing, byMail } = row
  const late = status === 'open' && missing > 0 && dueOn < today
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link
            href={`/admin/solicitudes/${id}` as Route}
            prefetch={false}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{clientTitle}</bdi>: {title}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <p className={cn('text-sm', late ? 'font-[550] text-red' : 'text-ink-2')}>{formatDay(dueOn)}</p>
          <ProgressPieces wanted={wanted} delivered={delivered} missing={missing} />
        </div>
        {byMail || status !== 'open' ? null : <p className="text-sm text-ink-2">{text.noMail}</p>}
      </div>
      <p>
        <StandingBadge request={row} today={today} />
      </p>
    </li>
  )
}
