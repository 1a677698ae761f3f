import { ArrowRight, CalendarDays } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { calendarItem } from '@/components/obligations/calendar-items'
import { CalendarList } from '@/components/obligations/calendar-row'
import { CalendarYear } from '@/components/obligations/calendar-year'
import { PageHeading } from '@/components/portal/page-heading'
import { linkStyles } from '@/components/ui/control-styles'
import { MoreLink } from '@/components/ui/more-link'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { calendarText as text } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/day-name'
import { agendaFrom, type Calendar, type Entry } from '@/lib/obligations/calendar'
import { isOpen, phaseOf } from '@/lib/obligations/obligation'
import type { Result } from '@/lib/result'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

type CalendarPageProps = {
  answer: Result<Calendar>
  year: number
  today: CivilDay
  /** True opens the list of later dates; the id of a row opens the list only if the list contains the row. */
  later: boolean | string
  children: ReactNode
}

const hrefOf = (year: number, later: boolean) =>
  `/portal/calendario?anio=${year}${later ? '&despues=1' : ''}` as Route

export function CalendarPage({ answer, year, today, later, children }: CalendarPageProps) {
  return (
    <>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      {answer.ok ? (
        <Dates calendar={answer.data} year={year} today={today} later={later}>
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
  later,
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
      <p className="-mt-3 pb-4 min-[64rem]:hidden">
        <a href="#calendar-feed" className={linkStyles}>
          {text.subscribe}
        </a>
      </p>
      <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
        <CalendarMonths {...{ rows, year, today, figures, later }} />
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

type CalendarMonthsProps = Pick<CalendarPageProps, 'year' | 'today' | 'later'> & {
  rows: readonly Entry[]
  figures: FirmFigures
}

function CalendarMonths({ rows, year, today, figures, later: asked }: CalendarMonthsProps) {
  const { overdue, months, later, settled } = agendaFrom(rows, today)
  const hot = overdue[0] ?? rows.find((row) => phaseOf(row, today) === 'waiting')
  const list = { today, figures, hot: hot?.id }
  const showsLater = asked === true || later.some(({ id }) => id === asked)
  const noteOf = (entries: readonly Entry[]) => {
    const phases = entries.map((row) => phaseOf(row, today))
    const waiting = phases.filter((phase) => phase === 'waiting').length
    return text.month(entries.length, waiting, phases.filter(isOpen).length)
  }
  const nameOf = (month: string) => `${capitalized(longMonth(month))} ${month.slice(0, 4)}`
  return (
    <div className="grid gap-10">
      {overdue.length > 0 ? (
        <Section
          {...list}
          id="overdue"
          title={text.overdue.title}
          note={text.overdue.note(overdue.length)}
          entries={overdue}
        />
      ) : null}
      {months.map(({ month, entries }) => (
        <Section
          {...list}
          key={month}
          id={`m${month}`}
          title={nameOf(month)}
          note={noteOf(entries)}
          entries={entries}
        />
      ))}
      {later.length > 0 ? (
        <div>
          <MoreLink href={hrefOf(year, !showsLater)} shown={showsLater}>
            {showsLater ? text.later.close : text.later.open(later.length)}
          </MoreLink>
          {showsLater ? (
            <Section
              {...list}
              id="later"
              title={text.later.title}
              note={text.later.note}
              entries={later}
              withMonth
            />
          ) : null}
        </div>
      ) : null}
      {settled.map(({ month, entries }) => (
        <Section
          {...list}
          key={month}
          id={`s${month}`}
          title={text.settled(nameOf(month))}
          note={noteOf(entries)}
          entries={entries}
        />
      ))}
    </div>
  )
}

type SectionProps = {
  id: string
  title: string
  note: string
  entries: readonly Entry[]
  today: CivilDay
  figures: FirmFigures
  hot: string | undefined
  withMonth?: boolean
}

function Section({ id, title, note, entries, today, figures, hot, withMonth }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2 rule-opens">
        <h2 id={id}>{title}</h2>
        <p className="text-sm text-ink-2">{note}</p>
      </div>
      <CalendarList
        items={entries.map((entry) => calendarItem(entry, today, figures, withMonth ?? false))}
        hot={entries.some((entry) => entry.id === hot) ? hot : undefined}
        today={today}
        figures={figures}
      />
    </section>
  )
}
