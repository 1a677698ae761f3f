import { FolderInput } from 'lucide-react'
import { ProgressPieces } from '@/components/document-requests/progress-pieces'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { PageHeading } from '@/components/portal/page-heading'
import { GroupRow, RowGroups } from '@/components/portal/row-groups'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { requestsText as text } from '@/content/document-requests'
import { daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
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
  const groups = [
    { id: 'open', title: text.open, rows: open.filter(({ missing }) => missing > 0) },
    { id: 'review', title: text.waiting, rows: open.filter(({ missing }) => missing === 0) },
    { id: 'closed', title: text.closed, rows: closed },
  ]
  const empty = (
    <State icon={FolderInput} level={2} title={text.empty.title}>
      {text.empty.text}
    </State>
  )
  return (
    <RowGroups groups={groups} empty={empty}>
      {(row, hot) => <Row key={row.id} row={row} hot={hot} today={today} />}
    </RowGroups>
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
    <GroupRow
      href={`/portal/solicitudes/${id}`}
      title={title}
      text={sentAt ? text.askedBy(askedBy, formatDay(sentAt)) : null}
      hot={hot}
      end={
        <>
          <Badge tone={late ? 'bad' : tones[standing]} {...(hot && !late && { className: 'bg-sheet' })}>
            {text.status[standing]}
          </Badge>
          {status === 'open' ? (
            <span className={cn(late && 'font-[550] text-red')}>
              {text.dueOn(formatDay(dueOn))}
              {missing > 0 ? `. ${late ? text.due.over(-left) : text.due.left(left)}` : null}
            </span>
          ) : null}
        </>
      }
    >
      <ProgressPieces wanted={wanted} delivered={delivered} missing={missing} className="mt-1" />
    </GroupRow>
  )
}
