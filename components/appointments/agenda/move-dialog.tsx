'use client'
import { useId, useState } from 'react'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { agenda } from '@/content/appointment-agenda'
import { agendaDay as text } from '@/content/appointment-day'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { moveEntryAction } from '@/lib/appointments/agenda-actions'
import { minuteOf, momentOn } from '@/lib/appointments/day-moves'
import { slotFailures, type FreeRange } from '@/lib/appointments/rules'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

type MoveDialogProps = {
  entry: AgendaEntry
  slot: string
  person: { id: string; name: string }
  /** The free times of the person on the day, in minutes since midnight. */
  free: readonly Readonly<FreeRange>[]
  day: CivilDay
  onClose: () => void
}

/** Shows the old and the new hour, and the message to the client, before the change is sent. */
export function MoveDialog({ entry, slot: wanted, person, free, day, onClose }: MoveDialogProps) {
  const id = useId()
  const { busy, error, run } = useEntryStep()
  const [slot, setSlot] = useState(wanted)
  const [note, setNote] = useState('')
  const length = (Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000
  const end = new Date(Date.parse(slot) + length * 60_000)
  const refused = error('slot')
  const next = refused ? nextFree(minuteOf(day, slot), length, free) : null

  const send = () =>
    run({
      work: () =>
        moveEntryAction({ appointment: entry.id, seen: entry.sequence, slot, note, person: person.id }),
      done: agenda.steps.toasts.move,
      then: onClose,
      fieldOf: slotFailures,
    })

  return (
    <Modal
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className="w-[min(34rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <h2 id={`${id}-title`}>{text.title(entry.name)}</h2>
        <dl className="grid gap-1">
          <div>
            <dt className="inline text-ink-2">{text.from} </dt>
            <dd className="inline">
              {capitalized(formatWeekday(entry.startsAt))}, {formatHours(entry.startsAt, entry.endsAt)}
            </dd>
          </div>
          <div>
            <dt className="inline text-ink-2">{text.to} </dt>
            <dd className="inline font-[550] wrap-anywhere">
              {capitalized(formatWeekday(slot))}, {formatHours(slot, end)}, {text.with(person.name)}
            </dd>
          </div>
        </dl>
        <p className="text-ink-2">{text.notice}</p>
        <NoteField value={note} onChange={setNote} />
        {refused ? (
          <p role="alert" className="font-[550] text-red">
            {refused}
          </p>
        ) : null}
        {next !== null ? (
          <p>
            <Button size="sm" disabled={busy} onClick={() => setSlot(momentOn(day, next))}>
              {text.next(person.name, formatTime(momentOn(day, next)))}
            </Button>
          </p>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={send}>
            {agenda.steps.send}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {agenda.steps.leave}
          </Button>
        </p>
      </div>
    </Modal>
  )
}

/** Returns the start nearest to `minute`, on the hour or half hour, with `length` free minutes; null without one. */
function nextFree(minute: number, length: number, free: readonly Readonly<FreeRange>[]): number | null {
  const fits = (at: number) => free.some(([from, until]) => from <= at && at + length <= until)
  const all = Array.from({ length: 48 }, (_, n) => n * 30).filter((at) => at !== minute && fits(at))
  return all.toSorted((a, b) => Math.abs(a - minute) - Math.abs(b - minute))[0] ?? null
}
