'use client'
import { cn } from '@/components/ui/cn'
import { calendarText, obligationPhases } from '@/content/obligations'
import { makeDay } from '@/lib/calendar/civil-day'
import { shortMonth } from '@/lib/format/day-name'
import type { Cell, YearLine } from '@/lib/obligations/calendar'

const monthNames = Array.from({ length: 12 }, (_, at) => shortMonth(makeDay(2026, at + 1, 1).slice(0, 7)))

/** `current` is the index of the current month (0 to 11), or -1 in another year. */
type YearTableProps = { lines: readonly YearLine[]; caption: string; current: number }

/** This is a client component, because a server component would send each date twice: as HTML and as data. */
export function YearTable({ lines, caption, current }: YearTableProps) {
  const edge = 'bg-sheet inset-ring inset-ring-rule'
  return (
    <>
      <table className="year-table max-[60rem]:hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-44 py-2 text-left">
              <span className="sr-only">{calendarText.year.obligation}</span>
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
        <tbody>
          {lines.map(({ name, months }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {months.map((cells, at) => (
                <td key={monthNames[at]} className={at === current ? edge : undefined}>
                  {cells.map(([day, phase], place) => (
                    <DayCell key={place} day={day} phase={phase} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ByMonth lines={lines} caption={caption} />
    </>
  )
}

function ByMonth({ lines, caption }: Pick<YearTableProps, 'lines' | 'caption'>) {
  const months = monthNames
    .map((name, at) => ({ name, cells: cellsOf(lines, at) }))
    .filter(({ cells }) => cells.length > 0)
  return (
    <ol aria-label={caption} className="year-list min-[60rem]:hidden">
      {months.map(({ name, cells }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ul>
            {cells.map(({ cell: [day, phase], line }, place) => (
              <li key={place}>
                <DayCell day={day} phase={phase} />
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const cellsOf = (lines: readonly YearLine[], month: number) =>
  lines
    .flatMap(({ name, months }) => (months[month] ?? []).map((cell) => ({ cell, line: name })))
    .toSorted((one, other) => (Number(one.cell[0]) || 32) - (Number(other.cell[0]) || 32))

const looks: Record<Cell[1], string> = {
  overdue: 'day-overdue',
  waiting: 'day-waiting',
  ours: 'day-ours',
  filed: 'day-filed',
  paid: 'day-paid',
  excused: 'day-excused',
}

export function DayCell({ day, phase }: { day: Cell[0]; phase: Cell[1] }) {
  return (
    <span className={`day-cell ${looks[phase]}`}>
      {day}
      <span> {obligationPhases[phase]}</span>
    </span>
  )
}
