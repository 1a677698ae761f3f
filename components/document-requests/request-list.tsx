import { FolderInput } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { ProgressPieces } from '@/components/document-requests/progress-pieces'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { PageHeading } from '@/components/portal/page-heading'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { requestsText as text } from '@/content/document-requests'
import { daysBetween, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import type { MyRequests } from '@/lib/document-requests/queries'
import type { DocumentRequest } from '@/lib/document-requests/request'
import { formatDay } from '@/lib/format/date'
import type { Result } from '@/lib/result'

type RequestListProps = { answer: Result<MyRequests>; today: CivilDay }

export function RequestList({ answer, today }: RequestListProps) {
  return (
    <>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      {answer.ok ? <Sections {...answer.data} today={today} /> : <LoadFailed {...text.failed} />}
    </>
  )
}

function Sections({ open, closed, today }: MyRequests & { today: CivilDay }) {
  if (open.length === 0 && closed.length === 0)
    return (
      <State icon={FolderInput} level={2} title={text.empty.title}>
        {text.empty.text}
      </State>
    )
  const groups = [
    { id: 'open', title: text.open, rows: open.filter(({ missing }) => missing > 0) },
    { id: 'review', title: text.waiting, rows: open.filter(({ missing }) => missing === 0) },
    { id: 'closed', title: text.closed, rows: closed },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className="grid max-w-[56rem] gap-10">
      {groups.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="pb-3 rule-opens">
            {title}
          </h2>
          <ul className="rule-closes">
            {rows.map((row, place) => (
              <Row key={row.id} row={row} hot={id === 'open' && place === 0} today={today} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const tones: Record<keyof typeof text.status, BadgeTone> = {
  open: 'pending',
  review: 'unknown',
  complete: 'ok',
  cancelled: 'unknown',
}

function Row({ row, hot, today }: { row: DocumentRequest; hot: boolean; today: CivilDay }) {
  const { id, title, dueOn, askedBy, sentAt, wanted, delivered, missing, status } = row
  const left = daysBetween(today, dueOn)
  const late = status === 'open' && missing > 0 && left < 0
  const standing = status === 'complete' || status === 'cancelled' ? status : missing > 0 ? 'open' : 'review'
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <div className="min-w-0">
        <h3 className="text-[1.1875rem] wrap-anywhere">
          <Link
            href={`/portal/solicitudes/${id}` as Route}
            prefetch={false}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </Link>
        </h3>
        <p className={cn('text-[1rem]', !hot && 'text-ink-2')}>
          {sentAt ? text.askedBy(askedBy, formatDay(sentAt)) : null}
        </p>
        <ProgressPieces wanted={wanted} delivered={delivered} missing={missing} className="mt-1" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:grid sm:justify-items-end sm:text-right">
        <Badge tone={late ? 'bad' : tones[standing]} {...(hot && !late && { className: 'bg-sheet' })}>
          {text.status[standing]}
        </Badge>
        {status === 'open' ? (
          <span className={cn(late && 'font-[550] text-red')}>
            {text.dueOn(formatDay(momentAt(dueOn, 12)))}
            {missing > 0 ? `. ${late ? text.due.over(-left) : text.due.left(left)}` : null}
          </span>
        ) : null}
      </div>
    </li>
  )
}
