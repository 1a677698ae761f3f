import { Badge, type BadgeTone } from '@/components/ui/badge'
import { account } from '@/content/account'
import type { DataRequest } from '@/lib/account/queries'
import { formatListDate } from '@/lib/format/date'

const text = account.requests
const tones: Record<keyof typeof text.statuses, BadgeTone> = {
  received: 'pending',
  extended: 'pending',
  answered: 'ok',
  refused: 'bad',
}
/** Noon in Bogotá, so that a day stays the same day. */
const dayInWords = (day: string) => formatListDate(`${day}T12:00:00-05:00`)

function termOf({ status, due_on, settled_at }: DataRequest): string {
  if (settled_at) return text.settled(formatListDate(settled_at))
  return status === 'extended' ? text.extended(dayInWords(due_on)) : text.due(dayInWords(due_on))
}

/** The requests about one's data with their state, newest first. */
export function RequestList({ requests }: { requests: readonly DataRequest[] }) {
  if (requests.length === 0) return <p className="text-ink-2">{text.empty}</p>
  return (
    <ul className="max-w-[48rem] border-b-5 border-double border-ink">
      {requests.map((request) => {
        const status = request.status as keyof typeof text.statuses
        return (
          <li key={request.id} className="border-t border-rule py-4 first:border-ink">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <b className="font-semibold">{text.kinds[request.kind as keyof typeof text.kinds]}</b>
              <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
            </p>
            <p className="text-sm text-ink-2">
              {text.filed(formatListDate(request.created_at))}. {termOf(request)}.
            </p>
            <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{request.details}</p>
            {request.reply ? (
              <p className="mt-1.5 border-l-5 border-double border-green pl-3 wrap-anywhere whitespace-pre-line">
                <b className="font-semibold">{status === 'extended' ? text.reason : text.reply}</b>{' '}
                {request.reply}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
