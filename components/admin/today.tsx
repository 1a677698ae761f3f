import { CalendarCheck } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { todayText } from '@/content/today'
import { capitalized } from '@/lib/format/appointment-time'
import { timeAgo } from '@/lib/format/day-name'
import { actionAddress, lineText, sectionAddress } from '@/lib/today/line-text'
import { waitText, type QueueKind, type QueueLine, type Today, type Week } from '@/lib/today/queries'

const weekText = todayText.week
/** Counted up to here; beyond it the page says "more than". */
const counted = 100
const weekday = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', weekday: 'long', day: 'numeric' })

/** One queue across everything, the oldest first; what does not fit is counted, with a link to its section. */
export function TodayQueue({ today: { lines, counts }, now }: { today: Today; now: Date }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const overfull = Object.values(counts).some((count) => count > counted)
  const sections = (Object.keys(counts) as QueueKind[]).filter((kind) => (counts[kind] ?? 0) > 0)
  return (
    <section aria-labelledby="queue">
      <div className="flex items-baseline justify-between gap-4 pb-2 rule-opens">
        <h2 id="queue">{todayText.queue}</h2>
        <p className="text-sm font-[550] text-ochre-ink">
          {overfull ? todayText.many : todayText.matters(all)}
        </p>
      </div>
      {lines.length === 0 ? (
        <State icon={CalendarCheck} title={todayText.empty.title} className="mt-6">
          {todayText.empty.description}
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
          {todayText.more(overfull ? counted + 1 : all)}
          {sections.map((kind) => (
            <Link key={kind} href={sectionAddress(kind)} prefetch={false} className={linkStyles}>
              {todayText.sections[kind]} ({(counts[kind] ?? 0) > counted ? `${counted}+` : counts[kind]})
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}

/** What waits, since when, and the way to settle it. */
function QueueRow({ line, first, now }: { line: QueueLine; first: boolean; now: Date }) {
  const { title, detail } = lineText(line)
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

const dayLabel = (day: string) => capitalized(weekday.format(new Date(day)).replace(',', ''))

/** The invoices of each day as bars beside their number, and what became of them. */
export function WeekSummary({ week }: { week: Week }) {
  const { days, accepted, rejected, average } = week
  const facts = [
    [weekText.accepted, accepted],
    [weekText.rejected, rejected],
    [weekText.average, average === null ? weekText.none : waitText(average)],
  ] as const
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="week">
        <h2 id="week" className="pb-2 text-lg rule-opens">
          {weekText.title}
        </h2>
        <ul>
          {days.map(({ day, holiday, decided, share }) => (
            <li
              key={day}
              className="grid min-h-11 grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule text-[1rem]"
            >
              <span>{dayLabel(day)}</span>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-3 w-full fill-green"
                aria-hidden
              >
                <rect width={100 * share} height="6" />
              </svg>
              <span className="tabular-nums">{holiday && decided === 0 ? weekText.holiday : decided}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between py-3 text-[1rem] rule-closes">
          {weekText.total} <b>{accepted + rejected}</b>
        </p>
      </section>
      <section aria-labelledby="result">
        <h2 id="result" className="pb-2 text-lg rule-opens">
          {weekText.result}
        </h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
