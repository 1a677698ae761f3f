'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { DayColumnHead } from '@/components/appointments/agenda/day-column-head'
import { cn } from '@/components/ui/cn'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { openedPart } from '@/components/ui/opened-part'
import { agenda } from '@/content/appointment-agenda'
import { agendaDay as text } from '@/content/appointment-day'
import { appointments } from '@/content/appointments'
import { outsideText } from '@/content/appointment-outside'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import type { DayPerson } from '@/lib/appointments/day'
import { confirmEntryAction } from '@/lib/appointments/agenda-actions'
import { entryHref } from '@/lib/appointments/agenda-href'
import { closedRanges, lengthOf, minuteOf, momentOn, move, type Place } from '@/lib/appointments/day-moves'
import { attendsEntry, isOpenEntry } from '@/lib/appointments/rules'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatHours } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const MoveDialog = dynamic(
  openedPart(() =>
    import('@/components/appointments/agenda/move-dialog').then((module) => module.MoveDialog),
  ),
  { loading: () => null },
)
const pixels = 1.1
/** The pointer has to travel this many pixels before a press becomes a drag. */
const slack = 6

export type DayBoardProps = {
  day: CivilDay
  now: string
  people: readonly DayPerson[]
  entries: readonly AgendaEntry[]
  /** Appointments of clients whom the member may not see; the board shows only that the time is taken. */
  busy: readonly { at: string; until: string; person: string | null; second: string | null }[]
}
type Ghost = Place & { entry: AgendaEntry; asked: boolean }

export function DayBoard({ day, now, people, entries, busy }: DayBoardProps) {
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const columns = useRef(new Map<string, HTMLElement>())
  const dragged = useRef<{ entry: AgendaEntry; x: number; y: number; grip: number; moved: boolean } | null>(
    null,
  )
  const returning = useRef<string | null>(null)
  const { run } = useEntryStep()
  // This effect and not the dialog focuses a moved appointment, because its link may now be in another column.
  useEffect(() => {
    if (ghost || !returning.current) return
    document.getElementById(`entry-${returning.current}`)?.focus()
    returning.current = null
  }, [ghost])
  const inside = [
    ...entries.map(({ startsAt, endsAt }) => [startsAt, endsAt] as const),
    ...busy.map(({ at, until }) => [at, until] as const),
  ]
  const minutes = inside.flatMap(([from, until]) => [minuteOf(day, from), minuteOf(day, until)])
  const open = people.flatMap((person) => person.open.flat())
  const first = Math.floor(Math.min(480, ...minutes, ...open) / 60) * 60
  const last = Math.ceil(Math.max(1080, ...minutes, ...open) / 60) * 60
  const hours = Array.from({ length: (last - first) / 60 }, (_, n) => first + n * 60)
  const ids = people.map(({ id }) => id)
  const box = (from: number, until: number): CSSProperties => ({
    top: (from - first) * pixels,
    height: Math.max((until - from) * pixels, 24),
  })
  const placeOf = (entry: AgendaEntry): Place => ({
    person: entry.person ?? ids[0] ?? '',
    minute: minuteOf(day, entry.startsAt),
  })

  function onKeyDown(event: KeyboardEvent, entry: AgendaEntry) {
    const current = ghost?.entry.id === entry.id ? ghost : null
    if (event.key === 'Escape' && current) return setGhost(null)
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      return setGhost({ ...current, asked: true })
    }
    const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    if (plain && event.key.toLowerCase() === 'c' && entry.status === 'requested')
      return run({
        work: () => confirmEntryAction({ appointment: entry.id, seen: entry.sequence }),
        done: agenda.steps.toasts.confirm,
      })
    const others = ids.filter((id) => id !== entry.second)
    const next = event.shiftKey ? move(current ?? placeOf(entry), event.key, others) : null
    if (!next) return
    event.preventDefault()
    setGhost({ ...next, entry, asked: false })
  }

  function onPointerDown(event: PointerEvent, entry: AgendaEntry) {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const column = columns.current.get(placeOf(entry).person)
    const top = column
      ? column.getBoundingClientRect().top + (placeOf(entry).minute - first) * pixels
      : event.clientY
    dragged.current = { entry, x: event.clientX, y: event.clientY, grip: event.clientY - top, moved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    const held = dragged.current
    if (!held) return
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > slack) held.moved = true
    if (!held.moved) return
    const over = [...columns.current].find(([id, column]) => {
      if (id === held.entry.second) return false
      const { left, right } = column.getBoundingClientRect()
      return event.clientX >= left && event.clientX < right
    })
    if (!over) return
    const exact = first + (event.clientY - held.grip - over[1].getBoundingClientRect().top) / pixels
    const minute = Math.min(Math.max(Math.round(exact / 30) * 30, 0), 1410)
    setGhost({ entry: held.entry, person: over[0], minute, asked: false })
  }

  function onPointerUp() {
    const held = dragged.current
    if (!held?.moved) {
      dragged.current = null
      return
    }
    const from = placeOf(held.entry)
    setGhost((now) =>
      now && (now.minute !== from.minute || now.person !== from.person) ? { ...now, asked: true } : null,
    )
  }

  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? ''
  return (
    <>
      <p id="day-keys" className="pb-3 text-sm text-ink-2 max-[62rem]:hidden">
        {text.keys}
      </p>
      <p role="status" className="sr-only">
        {ghost && !ghost.asked
          ? text.moved(formatTime(momentOn(day, ghost.minute)), nameOf(ghost.person))
          : null}
      </p>
      <div className="grid gap-6 rule-closes min-[62rem]:auto-cols-[minmax(9rem,1fr)] min-[62rem]:grid-flow-col min-[62rem]:grid-cols-[auto] min-[62rem]:gap-0 min-[62rem]:overflow-x-auto">
        <ul
          aria-hidden
          className="sticky left-0 z-20 self-end bg-paper pr-2 text-xs text-ink-2 max-[62rem]:hidden"
          style={{ height: (last - first) * pixels }}
        >
          {hours.map((minute) => (
            <li key={minute} style={{ height: 60 * pixels }}>
              {formatTime(momentOn(day, minute))}
            </li>
          ))}
        </ul>
        {people.map((person) => {
          const theirs = entries.filter((entry) => attendsEntry(entry, person.id))
          const taken = busy.filter((one) => attendsEntry(one, person.id))
          return (
            <section
              key={person.id}
              aria-label={person.name}
              className="flex min-w-0 flex-col min-[62rem]:border-l min-[62rem]:border-rule"
            >
              <DayColumnHead day={day} person={person} count={theirs.length + taken.length} />
              <ol
                ref={(column) => {
                  if (column) columns.current.set(person.id, column)
                  else columns.current.delete(person.id)
                }}
                className="relative max-[62rem]:!h-auto"
                style={{ height: (last - first) * pixels }}
              >
                {closedRanges(person.open, first, last).map(([from, until]) => (
                  <li
                    key={`closed ${from}`}
                    className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--color-sunk)_0_6px,transparent_6px_12px)] max-[62rem]:hidden forced-colors:bg-none"
                    style={box(from, until)}
                  >
                    <span className="sr-only">{text.closed}</span>
                  </li>
                ))}
                {person.outside.map(([from, until]) => (
                  <li
                    key={`outside ${from}`}
                    className="absolute inset-x-1 overflow-hidden bg-sunk px-2 py-1 text-sm text-ink-2 max-[62rem]:static max-[62rem]:!h-auto max-[62rem]:py-2"
                    style={box(Math.max(from, first), Math.min(until, last))}
                  >
                    {outsideText.busy(formatHours(momentOn(day, from), momentOn(day, until)))}
                  </li>
                ))}
                {hours.map((minute) => (
                  <li
                    key={`hour ${minute}`}
                    aria-hidden
                    className="pointer-events-none absolute inset-x-0 border-t border-rule max-[62rem]:hidden"
                    style={{ top: (minute - first) * pixels }}
                  />
                ))}
                {theirs
                  .map((entry) => [entry, entry.person === person.id && isOpenEntry(entry, now)] as const)
                  .map(([entry, moves]) => (
                    <li
                      key={entry.id}
                      className="absolute inset-x-1 z-10 max-[62rem]:static max-[62rem]:!h-auto max-[62rem]:border-b max-[62rem]:border-rule"
                      style={box(minuteOf(day, entry.startsAt), minuteOf(day, entry.endsAt))}
                    >
                      <Link
                        // Only the first attendant's column can move the appointment, so only its link has an id.
                        id={entry.person === person.id ? `entry-${entry.id}` : undefined}
                        href={entryHref(entry.id)}
                        prefetch={false}
                        draggable={false}
                        aria-describedby={moves ? 'day-keys' : undefined}
                        onKeyDown={(event) => moves && onKeyDown(event, entry)}
                        onPointerDown={(event) => moves && onPointerDown(event, entry)}
                        onPointerMove={onPointerMove}
                        onPointerUp={onPointerUp}
                        onPointerCancel={() => {
                          dragged.current = null
                          setGhost(null)
                        }}
                        onClick={(event) => {
                          // A drag ends in a click, which must not open the appointment.
                          if (dragged.current?.moved) event.preventDefault()
                          dragged.current = null
                        }}
                        onBlur={() => setGhost((now) => (now?.asked ? now : null))}
                        className={cn(
                          'block h-full min-h-tap overflow-hidden border-l-5 border-double px-2 py-1 text-sm leading-snug no-underline',
                          entry.status === 'requested' && 'border-ochre-ink bg-ochre-wash',
                          entry.status === 'proposed' && 'border-rule-field bg-sheet',
                          entry.status === 'confirmed' && 'border-green bg-green-wash',
                          (entry.status === 'done' || entry.status === 'missed') &&
                            'border-rule-field bg-sunk',
                          ghost?.entry.id === entry.id && 'opacity-60',
                        )}
                      >
                        <b className="block font-[550] wrap-anywhere">{entry.name}</b>
                        {`${formatHours(entry.startsAt, entry.endsAt)}, ${appointments.places[entry.where].toLowerCase()}`}
                        <span className="block wrap-anywhere text-ink-2">
                          {entry.title}
                          {entry.second
                            ? `, ${text.with(nameOf((entry.person === person.id ? entry.second : entry.person) ?? ''))}`
                            : null}
                        </span>
                      </Link>
                    </li>
                  ))}
                {taken.map(({ at, until }) => (
                  <li
                    key={at}
                    className="absolute inset-x-1 bg-sunk px-2 py-1 text-sm text-ink-2 max-[62rem]:static max-[62rem]:!h-auto max-[62rem]:py-2"
                    style={box(minuteOf(day, at), minuteOf(day, until))}
                  >
                    {text.busy(formatHours(at, until))}
                  </li>
                ))}
                {ghost?.person === person.id ? (
                  <li
                    aria-hidden
                    className="pointer-events-none absolute inset-x-1 z-20 border-2 border-green bg-sheet px-2 py-1 text-sm shadow-lift"
                    style={box(ghost.minute, ghost.minute + lengthOf(ghost.entry))}
                  >
                    <b className="font-[550]">{ghost.entry.name}</b> {formatTime(momentOn(day, ghost.minute))}
                  </li>
                ) : null}
              </ol>
            </section>
          )
        })}
      </div>
      {ghost?.asked ? (
        <MoveDialog
          entry={ghost.entry}
          slot={momentOn(day, ghost.minute)}
          person={{ id: ghost.person, name: nameOf(ghost.person) }}
          free={people.find(({ id }) => id === ghost.person)?.free ?? []}
          day={day}
          onClose={() => {
            returning.current = ghost.entry.id
            setGhost(null)
          }}
        />
      ) : null}
    </>
  )
}
