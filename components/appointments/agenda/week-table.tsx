import { Plus } from 'lucide-react'
import Link from 'next/link'
import { GridKeys } from '@/components/appointments/agenda/list-controls'
import type { WeekCell as Cell, WeekGrid } from '@/components/appointments/agenda/week-cells'
import { EntryBadge } from '@/components/appointments/status-badge'
import { cn } from '@/components/ui/cn'
import { agenda } from '@/content/appointment-agenda'
import { appointments } from '@/content/appointments'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { entryHref, proposalHref } from '@/lib/appointments/agenda-href'
import { momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'

const text = agenda.week
const hatch =
  'bg-[repeating-linear-gradient(135deg,var(--color-sunk)_0_6px,transparent_6px_12px)] forced-colors:bg-none'
const shape = 'grid min-h-tap rounded-sheet px-2 py-1.5 no-underline'

type WeekTableProps = {
  grid: WeekGrid
  shown: CivilDay
  client: string | undefined
  person: string | null
  /** The names of the members who attend, by id; null when only one person's week is shown. */
  names: ReadonlyMap<string, string> | null
}

/** On narrow screens the table has a single column, which is for the day `shown`. */
export function WeekTable({ grid, shown, client, person, names }: WeekTableProps) {
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
                      client={client}
                      person={person}
                      names={names}
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

function Entry({ entry, at, attends }: { entry: AgendaEntry; at: string; attends: string | undefined }) {
  const { id, name, title, status, where } = entry
  return (
    <Link
      href={entryHref(id)}
      prefetch={false}
      data-cell={at}
      className={cn(
        shape,
        'content-start justify-items-start gap-1 border-l-5 border-double hover:bg-sheet',
        status === 'requested' && 'border-ochre-ink bg-ochre-wash',
        status === 'proposed' && 'border-rule-field bg-sheet',
        status === 'confirmed' && 'border-green bg-green-wash',
        (status === 'done' || status === 'missed') && 'border-rule-field bg-sunk',
      )}
    >
      <bdi className="max-w-full text-[1rem] leading-snug font-[550] wrap-anywhere">{name}</bdi>
      <bdi className="max-w-full text-sm leading-snug wrap-anywhere text-ink-2">{title}</bdi>
      <span className="max-w-full text-sm leading-snug wrap-anywhere text-ink-2">
        {appointments.places[where]}
      </span>
      {attends ? (
        <span className="max-w-full text-sm leading-snug wrap-anywhere text-ink-2">{text.with(attends)}</span>
      ) : null}
      <EntryBadge status={status} />
    </Link>
  )
}

/** `at` is the cell's position for the arrow keys; `entrance` marks the one free hour that the Tab key reaches. */
type WeekCellProps = {
  cell: Cell
  at: string
  entrance: boolean
  client: string | undefined
  person: string | null
  names: ReadonlyMap<string, string> | null
}

function WeekCell({ cell, at, entrance, client, person, names }: WeekCellProps) {
  const { slot, entries, busy, closed, free, attended } = cell
  const label = text.free(`${formatWeekday(slot)} a las ${formatTime(slot)}`)
  return (
    <div className="grid gap-1">
      {closed ? <p className="px-2 text-sm text-ochre-ink">{text.closedHour}</p> : null}
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          at={at}
          attends={names ? listed([entry.person, entry.second].map((id) => id && names.get(id))) : undefined}
        />
      ))}
      {busy ? (
        <p className={cn(shape, 'content-start bg-sunk text-sm text-ink-2')}>
          <b className="font-[550]">{text.busy}</b> {text.busyHint}
        </p>
      ) : null}
      {free ? (
        <Link
          href={proposalHref({ slot, client, person })}
          prefetch={false}
          data-cell={at}
          tabIndex={entrance ? 0 : -1}
          aria-label={label}
          className={cn(shape, 'place-items-center text-ink-2 hover:bg-green-wash hover:text-green')}
        >
          <Plus className="size-5" strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
      {!attended && entries.length === 0 && !busy ? <span className="sr-only">{text.unattended}</span> : null}
    </div>
  )
}
