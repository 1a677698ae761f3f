import { CalendarRow } from '@/components/obligations/calendar-row'
import { calendarText as text } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/day-name'
import { agendaFrom, type Entry } from '@/lib/obligations/calendar'
import { isOpen, phaseOf } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

type CalendarMonthsProps = { rows: readonly Entry[]; today: CivilDay; figures: FirmFigures }

/** What is overdue, the next months, what comes later folded away, and below it what was settled lately. */
export function CalendarMonths({ rows, today, figures }: CalendarMonthsProps) {
  const { overdue, months, later, settled } = agendaFrom(rows, today)
  const hot = overdue[0] ?? rows.find((row) => phaseOf(row, today) === 'waiting')
  const list = { today, figures, hot: hot?.id }
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
        <details>
          <summary className="flex min-h-tap w-fit cursor-pointer items-center font-[550] text-green underline underline-offset-4">
            {text.later.open(later.length)}
          </summary>
          <Section
            {...list}
            id="later"
            title={text.later.title}
            note={text.later.note}
            entries={later}
            withMonth
          />
        </details>
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
      <ol className="rule-closes">
        {entries.map((entry) => (
          <CalendarRow
            key={entry.id}
            entry={entry}
            today={today}
            figures={figures}
            hot={entry.id === hot}
            withMonth={withMonth ?? false}
          />
        ))}
      </ol>
    </section>
  )
}
