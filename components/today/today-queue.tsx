import { CalendarCheck } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { todayText as text, todayText } from '@/content/today'
import { timeAgo } from '@/lib/format/day-name'
import { actionAddress, lineWords, roomOf } from '@/lib/today/line-words'
import type { QueueKind, QueueLine, Today } from '@/lib/today/queries'

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

/** What waits, since when, and the way to settle it. */
function QueueRow({ line, first, now }: { line: QueueLine; first: boolean; now: Date }) {
  const { title, detail } = lineWords(line)
  const { action } = todayText.kinds[line.kind]
  // Nobody but a member can move it on.
  const stuck = line.kind === 'delivery'
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto]',
        stuck && '-mx-4 bg-ochre-wash px-4',
      )}
    >
      <p
        className={cn(
          'self-stretch text-sm font-[550] md:flex md:items-center md:border-r-5 md:border-double md:border-rule-green md:pr-3',
          stuck && 'text-ochre-ink md:border-ochre',
        )}
      >
        <span className="sr-only">{todayText.waiting} </span>
        <time dateTime={line.at}>{timeAgo(line.at, now)}</time>
      </p>
      <div>
        <h3 className="wrap-anywhere">{title}</h3>
        {detail ? <p className="line-clamp-2 text-[1rem] wrap-anywhere text-ink-2">{detail}</p> : null}
      </div>
      <Link
        href={actionAddress(line)}
        prefetch={false}
        aria-label={`${action}: ${title}`}
        className={buttonStyles({ size: 'sm', variant: first ? 'primary' : 'outline' })}
      >
        {action}
      </Link>
    </li>
  )
}
