'use client'
import { useState, type SubmitEvent } from 'react'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { agenda } from '@/content/appointment-agenda'
import { swapText as text } from '@/content/appointment-series'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { swapEntriesAction } from '@/lib/appointments/series-actions'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'

type SwapFormProps = {
  entry: AgendaEntry
  /** The open appointments with which `entry` can be swapped. */
  others: readonly AgendaEntry[]
  /** The names of the members, by id. */
  names: Readonly<Record<string, string>>
  onClose: () => void
}

/** Swaps two appointments; the form shows hours and members before and after the swap, and the notice to clients. */
export function SwapForm({ entry, others, names, onClose }: SwapFormProps) {
  const { busy, error, refuse, clear, run } = useEntryStep()
  const [chosen, setChosen] = useState('')
  const [what, setWhat] = useState<'hours' | 'people'>('hours')
  const [note, setNote] = useState('')
  const other = others.find(({ id }) => id === chosen)
  const nameOf = ({ person }: AgendaEntry) =>
    person && names[person] ? text.with(names[person]) : text.nobody

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!other) return refuse(event.currentTarget, { other: agenda.steps.problems.other })
    run({
      work: () =>
        swapEntriesAction({
          appointment: entry.id,
          seen: entry.sequence,
          other: other.id,
          otherSeen: other.sequence,
          what,
          note: what === 'hours' ? note : '',
        }),
      done: text.done,
      then: onClose,
    })
  }

  return (
    <form
      aria-label={text.title}
      noValidate
      onSubmit={submit}
      className="grid max-w-[34rem] gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <Field label={text.other} error={error('other')}>
        {(control) => (
          <Select
            {...control}
            value={other ? chosen : ''}
            onChange={(event) => {
              setChosen(event.currentTarget.value)
              clear('other')
            }}
          >
            <option value="">{text.choose}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {`${whenOf(one)}, ${one.name}, ${nameOf(one)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.what}>
        {(control) => (
          <Select
            {...control}
            value={what}
            onChange={(event) => setWhat(event.currentTarget.value as 'hours' | 'people')}
          >
            <option value="hours">{text.kinds.hours}</option>
            <option value="people">{text.kinds.people}</option>
          </Select>
        )}
      </Field>
      {other ? (
        <dl aria-live="polite" className="border-t border-ink rule-closes">
          {[
            [entry, other],
            [other, entry],
          ].map(([one, its]) =>
            one && its ? (
              <div key={one.id} className="border-b border-rule py-2.5 last:border-0">
                <dt className="font-[550] wrap-anywhere">
                  {one.name}, {one.title}
                </dt>
                <dd className="text-ink-2">
                  {text.before}: {whenOf(one)}, {nameOf(one)}
                </dd>
                <dd className="font-[550]">
                  {text.after}: {what === 'hours' ? whenOf(one, its.startsAt) : whenOf(one)},{' '}
                  {nameOf(what === 'people' ? its : one)}
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
      <p className="text-ink-2">{text.notice[what]}</p>
      {what === 'hours' ? <NoteField value={note} onChange={setNote} /> : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.send}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {agenda.steps.leave}
        </Button>
      </p>
    </form>
  )
}

/** Returns the day and the hours of an appointment as text; `startsAt` can replace the appointment's own start. */
function whenOf(entry: AgendaEntry, startsAt = entry.startsAt): string {
  const length = Date.parse(entry.endsAt) - Date.parse(entry.startsAt)
  const end = new Date(Date.parse(startsAt) + length)
  return `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, end)}`
}
