'use client'
import { useEffect, useId, useState } from 'react'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { fetchList } from '@/components/live/fetch-list'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { Select } from '@/components/ui/select'
import { hoursText } from '@/content/appointment-hours'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import type { Planned } from '@/lib/appointments/hours-schema'
import { freeSlots, horizonDays, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = hoursText.plan
/** The form offers at most this many free hours after the absence. */
const offered = 60

type AwayPlanProps = {
  member: string
  met: readonly AgendaEntry[]
  away: { from: string; until: string }
  people: readonly { id: string; name: string }[]
  standIn: string
  onSave: (plan: Planned[]) => void
  onClose: () => void
}

/** Asks, for each appointment during an absence, who attends it instead or to which hour it moves. */
export function AwayPlan({ member, met, away, people, standIn, onSave, onClose }: AwayPlanProps) {
  const id = useId()
  const slots = useSlotsAfter(member, away.until)
  // If the absence has a stand-in, every appointment goes to the stand-in unless the member chooses otherwise.
  const [choices, setChoices] = useState<Record<string, string>>(() =>
    Object.fromEntries(met.map((entry) => [entry.id, standIn ? `give ${standIn}` : ''])),
  )
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const used = new Set(Object.values(choices))

  function save() {
    setAsked(true)
    const open = met.find((entry) => !choices[entry.id])
    if (open) return document.getElementById(`${id}-${open.id}`)?.focus()
    onSave(met.map((entry) => planOf(entry, choices[entry.id] ?? '', note)))
  }

  return (
    <Modal
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="w-[min(40rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <div className="p-4 sm:p-6">
        <h2 id={`${id}-title`}>{text.title(met.length)}</h2>
        <p id={`${id}-text`} className="mt-2 text-ink-2">
          {text.text}
        </p>
        <ul className="my-4 border-t border-ink rule-closes">
          {met.map((entry) => {
            const { name, title, startsAt, endsAt } = entry
            const choice = choices[entry.id] ?? ''
            const missing = asked && !choice
            return (
              <li
                key={entry.id}
                className="grid gap-x-4 gap-y-1 border-b border-rule py-2 last:border-0 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center"
              >
                <span className="wrap-anywhere">
                  <b className="font-[550]">
                    {capitalized(formatWeekday(startsAt))}, {formatHours(startsAt, endsAt)}
                  </b>
                  <span className="block text-ink-2">
                    {name}: {title}
                  </span>
                </span>
                <span>
                  <Select
                    id={`${id}-${entry.id}`}
                    aria-label={text.act(title, name)}
                    aria-invalid={missing || undefined}
                    aria-describedby={missing ? `${id}-${entry.id}-error` : undefined}
                    value={choice}
                    onChange={(event) => setChoices({ ...choices, [entry.id]: event.currentTarget.value })}
                  >
                    <option value="">{text.choose}</option>
                    {people.map((one) => (
                      <option key={one.id} value={`give ${one.id}`}>
                        {text.give(one.name)}
                      </option>
                    ))}
                    <optgroup label={text.moves}>
                      {slots
                        .map((slot) => [slot, `move ${slot}`] as const)
                        .filter(([, value]) => value === choice || !used.has(value))
                        .map(([slot, value]) => (
                          <option key={slot} value={value}>
                            {text.move(`${formatWeekday(slot)}, ${formatTime(slot)}`)}
                          </option>
                        ))}
                    </optgroup>
                    <option value="cancel">{text.cancel}</option>
                  </Select>
                  {missing ? (
                    <span id={`${id}-${entry.id}-error`} className="text-sm font-[550] text-red">
                      {hoursText.problems.plan}
                    </span>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ul>
        <NoteField value={note} onChange={setNote} />
        <p className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={save}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.keep}</Button>
        </p>
      </div>
    </Modal>
  )
}

function planOf({ id, sequence }: AgendaEntry, choice: string, note: string): Planned {
  const step = { appointment: id, seen: sequence }
  const [act, what = ''] = choice.split(' ')
  if (act === 'give') return { ...step, act, person: what }
  if (act === 'move') return { ...step, act, slot: what, note }
  return { ...step, act: 'cancel', note }
}

/** Returns free hours of the member after the absence; an empty list until they are loaded. */
function useSlotsAfter(member: string, until: string): string[] {
  const [agenda, setAgenda] = useState<Agenda | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // If the request fails, appointments can still be given to another member or cancelled.
    fetchList<Agenda>(`/admin/citas/horas?persona=${member}`, stop.signal).then(
      (answer) => {
        if (answer.ok) setAgenda(answer.data)
      },
      () => {},
    )
    return () => stop.abort()
  }, [member])
  if (!agenda) return []
  const first = bogotaDay(until)
  return Array.from({ length: horizonDays }, (_, n) => addDays(first, n))
    .flatMap((day) => freeSlots(day, agenda))
    .filter((slot) => Date.parse(slot) >= Date.parse(until))
    .slice(0, offered)
}
