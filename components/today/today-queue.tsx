import { CalendarCheck } from 'lucide-react'
import Link from 'next/link'
import { QueueRow } from '@/components/today/queue-row'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { todayText as text } from '@/content/today'
import { roomOf } from '@/lib/today/line-words'
import type { QueueKind, Today } from '@/lib/today/queries'

/** Counted up to here; beyond it the page says "more than". */
const counted = 100

/** One queue across everything, the oldest first; what does not fit is named with its room. */
export function TodayQueue({ today: { lines, counts }, now }: { today: Today; now: Date }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const overfull = Object.values(counts).some((count) => count > counted)
  const rooms = (Object.keys(counts) as QueueKind[]).filter((kind) => (counts[kind] ?? 0) > 0)
  return (
    <section aria-labelledby="queue">
      <div className="flex items-baseline justify-between gap-4 pb-2 rule-opens">
        <h2 id="queue">{text.queue}</h2>
        <p className="text-sm font-[550] text-ochre-ink">{overfull ? text.many : text.matters(all)}</p>
      </div>
      {lines.length === 0 ? (
        <State icon={CalendarCheck} title={text.empty.title} className="mt-6">
          {text.empty.description}
        </State>
      ) : (
        <ol className="rule-closes">
          {lines.map((line, n) => (
            <QueueRow key={`${line.kind} ${line.id}`} line={line} first={n === 0} now={now} />
          ))}
        </ol>
      )}
      {all > lines.length ? (
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-3 text-[1rem] text-ink-2">
          {text.more(overfull ? counted + 1 : all)}
          {rooms.map((kind) => (
            <Link key={kind} href={roomOf(kind)} prefetch={false} className={linkStyles}>
              {text.rooms[kind]} ({(counts[kind] ?? 0) > counted ? `${counted}+` : counts[kind]})
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}
