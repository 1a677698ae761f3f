import { GridKeys } from '@/components/agenda/grid-keys'
import { WeekCell } from '@/components/agenda/week-cell'
import type { WeekGrid } from '@/components/agenda/week-cells'
import { cn } from '@/components/ui/cn'
import { agenda } from '@/content/agenda'
import { momentAt } from '@/lib/calendar/day'
import type { CivilDay } from '@/lib/format/civil-day'
import { formatTime } from '@/lib/format/date'

const text = agenda.week
const hatch =
  'bg-[repeating-linear-gradient(135deg,var(--color-sunk)_0_6px,transparent_6px_12px)] forced-colors:bg-none'

/** The week by hour and day; a narrow screen shows the one day that was chosen. */
export function WeekTable({ grid, shown }: { grid: WeekGrid; shown: CivilDay }) {
  const { days, hours, at } = grid
  const cells = hours.flatMap((hour, row) =>
    days.map(({ day }, column) => ({ at: `${column} ${row}`, free: at(day, hour).free })),
  )
  const entrance = cells.find(({ free }) => free)?.at
  const narrow = (day: CivilDay) => (day === shown ? null : 'max-[62rem]:hidden')
  return (
    <GridKeys>
      <table aria-label={text.grid} className="w-full table-fixed border-collapse rule-closes">
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-20 py-2.5 pr-2 text-left text-sm font-medium text-ink-2">
              {text.hour}
            </th>
            {days.map(({ day, title, note, isToday }) => (
              <th
                key={day}
                scope="col"
                className={cn(
                  'border-l border-rule px-1.5 py-2.5 text-left text-[1rem] font-[550]',
                  narrow(day),
                )}
              >
                <span className={cn(isToday && 'border-b-4 border-double border-green')}>{title}</span>
                {isToday ? <span className="text-sm font-normal text-ink-2"> {text.today}</span> : null}
                {note ? (
                  <span className="block text-sm leading-snug font-normal wrap-anywhere text-ochre-ink">
                    {note}
                  </span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, row) => (
            <tr key={hour} className="border-t border-rule align-top">
              <th scope="row" className="py-3 pr-2 text-left text-sm font-[550] whitespace-nowrap">
                {formatTime(momentAt('2026-01-01', hour))}
              </th>
              {days.map(({ day }, column) => {
                const cell = at(day, hour)
                const idle = !cell.attended || cell.closed !== null
                return (
                  <td key={day} className={cn('border-l border-rule p-1', narrow(day), idle && hatch)}>
                    <WeekCell
                      cell={cell}
                      at={`${column} ${row}`}
                      entrance={entrance === `${column} ${row}`}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </GridKeys>
  )
}
