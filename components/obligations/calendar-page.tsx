import { ArrowRight, CalendarDays } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CalendarMonths } from '@/components/obligations/calendar-months'
import { CalendarYear } from '@/components/obligations/calendar-year'
import { PageHeading } from '@/components/portal/page-heading'
import { linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { calendarText as text } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Calendar } from '@/lib/obligations/calendar'
import type { Result } from '@/lib/result'

type CalendarPageProps = {
  answer: Result<Calendar>
  /** Of the table. */
  year: number
  today: CivilDay
  /** Beside the list: the private feed. */
  children: ReactNode
}

/** What falls due, by month and as a year. */
export function CalendarPage({ answer, year, today, children }: CalendarPageProps) {
  return (
    <>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      {answer.ok ? (
        <Dates calendar={answer.data} year={year} today={today}>
          {children}
        </Dates>
      ) : (
        <LoadFailed {...text.failed} />
      )}
    </>
  )
}

function Dates({
  calendar,
  year,
  today,
  children,
}: Omit<CalendarPageProps, 'answer'> & { calendar: Calendar }) {
  const { rows, advisor, figures, ending, planned, notices } = calendar
  if (rows.length === 0) {
    const made = planned && ending !== null
    return (
      <State icon={CalendarDays} level={2} title={made ? text.empty.none : text.empty.title(advisor)}>
        {made ? text.empty.noneText : text.empty.text}
      </State>
    )
  }
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
        <CalendarMonths rows={rows} today={today} figures={figures} />
        <aside className="grid min-w-0 gap-10">
          {children}
          {notices === null ? null : (
            <section aria-labelledby="notices">
              <h2 id="notices" className="pb-3 text-lg rule-opens">
                {text.notices.title}
              </h2>
              <p className="mt-3 text-[1rem] text-ink-2">
                {notices ? text.notices.on : text.notices.off} {text.notices.hours}
              </p>
              <Link href="/portal/cuenta#autorizaciones" prefetch={false} className={linkStyles}>
                {notices ? text.notices.change : text.notices.turnOn}
                <ArrowRight strokeWidth={1.75} aria-hidden />
              </Link>
            </section>
          )}
          <section aria-labelledby="sources">
            <h2 id="sources" className="pb-3 text-lg rule-opens">
              {text.sources.title}
            </h2>
            <p className="mt-3 text-[1rem] text-ink-2">
              {ending ? text.sources.ending(ending) : text.sources.unknown}
            </p>
          </section>
        </aside>
      </div>
      <CalendarYear rows={rows} year={year} today={today} />
    </>
  )
}
