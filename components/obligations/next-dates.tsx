import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { calendarText, obligationPhases } from '@/content/obligations'
import { bogotaDay, daysBetween, momentAt } from '@/lib/calendar/civil-day'
import { formatDayParts } from '@/lib/format/day-name'
import { titleOf } from '@/lib/obligations/obligation'
import type { UpcomingDate } from '@/lib/portal/todo'

const text = calendarText.next

/** The next dates of the calendar, with the days that are left. */
export function NextDates({ dates, now }: { dates: readonly UpcomingDate[]; now: Date }) {
  return (
    <div>
      <h2 className="pb-2 text-lg/[1.4] font-[550] tracking-[-0.008em] rule-opens">{text.title}</h2>
      <ol className="rule-closes">
        {dates.map((date) => (
          <NextDate key={date.id} date={date} now={now} />
        ))}
      </ol>
      <Link href="/portal/calendario" prefetch={false} className={linkStyles}>
        {text.all}
        <ArrowRight strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  )
}

function NextDate({ date: next, now }: { date: UpcomingDate; now: Date }) {
  const { due, state } = next
  const { date, month, weekday } = formatDayParts(momentAt(due, 12))
  return (
    <li className="grid grid-cols-[4.1rem_minmax(0,1fr)] gap-4 border-t border-rule first:border-t-0">
      <time
        dateTime={due}
        className="grid content-center border-r-5 border-double border-rule-green py-3 text-sm leading-snug text-ink-2"
      >
        <b className="font-serif text-xl/none font-[450] text-ink">{date}</b> {month}, {weekday}
      </time>
      <div className="min-w-0 py-3 text-sm">
        <h3 className="font-sans text-[1rem] tracking-normal">
          <bdi>{titleOf(next)}</bdi>
        </h3>
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-2">
          <b className="font-semibold text-ink">{calendarText.days(daysBetween(bogotaDay(now), due))}</b>
          {obligationPhases[state === 'waiting' ? 'waiting' : 'ours']}
        </p>
      </div>
    </li>
  )
}
