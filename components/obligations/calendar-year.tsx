import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { DayCell, YearTable } from '@/components/obligations/year-table'
import { calendarText, obligationPhases } from '@/content/obligations'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { yearTable, type Entry } from '@/lib/obligations/calendar'

const text = calendarText.year

export function CalendarYear({
  rows,
  year,
  today,
}: {
  rows: readonly Entry[]
  year: number
  today: CivilDay
}) {
  const table = yearTable(rows, year, today)
  const { lines, total, done, late } = table
  return (
    <section aria-labelledby="year" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-5 pb-1 rule-opens">
        <h2 id="year">{text.title(year)}</h2>
        <p className="flex items-center gap-1">
          <YearLink year={year - 1} icon={ArrowLeft} />
          <b className="text-sm">{year}</b>
          <YearLink year={year + 1} icon={ArrowRight} />
        </p>
      </div>
      {lines.length === 0 ? (
        <p className="py-4 text-ink-2 rule-closes">{text.none(year)}</p>
      ) : (
        <>
          <YearTable
            lines={lines}
            caption={text.caption(year)}
            current={yearOf(today) === year ? Number(today.slice(5, 7)) - 1 : -1}
          />
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-3 text-sm" aria-hidden>
            {(['waiting', 'ours', 'filed', 'paid', 'overdue'] as const).map((phase) => (
              <li key={phase} className="flex items-center gap-2">
                <DayCell day="" phase={phase} />
                {obligationPhases[phase]}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-t border-ink py-2.5 text-[1rem] rule-closes">
            <span>{text.total(total, year)}</span>
            <span>{text.done(done, late)}</span>
            <span>{text.left(total - done)}</span>
          </p>
        </>
      )}
    </section>
  )
}

function YearLink({ year, icon: Icon }: { year: number; icon: typeof ArrowLeft }) {
  return (
    <Link
      href={`/portal/calendario?anio=${year}#year`}
      prefetch={false}
      aria-label={text.go(year)}
      className="grid size-tap place-items-center rounded-control text-green hover:bg-sunk"
    >
      <Icon className="size-5" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
