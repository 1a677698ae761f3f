import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { phaseIcons } from '@/components/obligations/phase-badge'
import { cn } from '@/components/ui/cn'
import { calendarText, obligationPhases } from '@/content/obligations'
import { makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { shortMonth } from '@/lib/format/day-name'
import { yearTable, type Cell, type Entry, type YearTable } from '@/lib/obligations/calendar'
import type { Phase } from '@/lib/obligations/obligation'

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
          <WideTable {...{ table, year, today }} />
          <ByMonth {...{ table, year }} />
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-3 text-sm" aria-hidden>
            {(['waiting', 'ours', 'filed', 'paid', 'overdue'] as const).map((phase) => (
              <li key={phase} className="flex items-center gap-2">
                <DayCell cell={{ id: phase, day: '', phase }} />
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

const monthNames = Array.from({ length: 12 }, (_, at) => shortMonth(makeDay(2026, at + 1, 1).slice(0, 7)))

function WideTable({ table, year, today }: { table: YearTable; year: number; today: CivilDay }) {
  const current = yearOf(today) === year ? Number(today.slice(5, 7)) - 1 : -1
  const edge = 'bg-sheet inset-ring inset-ring-rule'
  return (
    <table className="w-full table-fixed border-collapse text-sm max-[60rem]:hidden">
      <caption className="sr-only">{text.caption(year)}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-44 py-2 text-left">
            <span className="sr-only">{text.obligation}</span>
          </th>
          {monthNames.map((name, at) => (
            <th
              key={name}
              scope="col"
              aria-current={at === current ? 'date' : undefined}
              className={cn(
                'py-2 text-xs',
                at === current ? `${edge} font-semibold` : 'font-medium text-ink-2',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-b border-ink">
        {table.lines.map(({ name, months }) => (
          <tr key={name} className="border-t border-rule">
            <th scope="row" className="py-2 pr-2 text-left leading-tight font-[550]">
              <bdi>{name}</bdi>
            </th>
            {months.map((cells, at) => (
              <td key={monthNames[at]} className={cn('py-1 text-center', at === current && edge)}>
                <span className="inline-grid justify-items-center gap-1">
                  {cells.map((cell) => (
                    <DayCell key={cell.id} cell={cell} />
                  ))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ByMonth({ table, year }: { table: YearTable; year: number }) {
  const months = monthNames
    .map((name, at) => ({
      name,
      // By day, which an undated cell does not have.
      cells: table.lines
        .flatMap(({ name: line, months: all }) => (all[at] ?? []).map((cell) => ({ ...cell, line })))
        .toSorted((one, other) => (Number(one.day) || 32) - (Number(other.day) || 32)),
    }))
    .filter(({ cells }) => cells.length > 0)
  return (
    <ol aria-label={text.caption(year)} className="border-b border-ink min-[60rem]:hidden">
      {months.map(({ name, cells }) => (
        <li
          key={name}
          className="grid grid-cols-[3.1rem_minmax(0,1fr)] gap-3 border-t border-rule first:border-t-0"
        >
          <h3 className="grid content-center border-r-5 border-double border-rule-green font-sans text-[1rem] font-[550]">
            {name}
          </h3>
          <ul className="grid gap-1 py-2">
            {cells.map((cell) => (
              <li key={cell.id} className="flex items-center gap-2 text-sm">
                <DayCell cell={cell} />
                <bdi>{cell.line}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const cellStyles: Record<Phase, string> = {
  overdue: 'bg-red-wash text-red',
  waiting: 'bg-ochre-wash text-ochre-ink inset-ring-2 inset-ring-ochre-ink',
  ours: 'bg-sunk text-ink-2',
  filed: 'text-green inset-ring inset-ring-green',
  paid: 'bg-green-wash text-green',
  excused: 'bg-sunk text-ink-2',
}

function DayCell({ cell: { day, phase } }: { cell: Cell }) {
  const Icon = phaseIcons[phase]
  return (
    <span
      className={cn(
        'inline-flex h-8 min-w-10 flex-none items-center justify-center gap-0.5 rounded-sheet px-1 font-[550] forced-colors:border',
        cellStyles[phase],
      )}
    >
      {day}
      <Icon className="size-[0.9em]" strokeWidth={2.75} aria-hidden />
      <span className="sr-only"> {obligationPhases[phase]}</span>
    </span>
  )
}
