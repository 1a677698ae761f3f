'use client'
import { useId, useState, type SubmitEvent } from 'react'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { PlaceRadios } from '@/components/appointments/place-field'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { agenda } from '@/content/appointment-agenda'
import { placeStepText as text } from '@/content/appointment-place-step'
import { appointments } from '@/content/appointments'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { placeEntryAction } from '@/lib/appointments/agenda-actions'
import { placeNames, placesOf } from '@/lib/appointments/places'
import { ofKind, type Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { placeText, type Place } from '@/lib/format/appointment-place'

type PlaceFormProps = { entry: AgendaEntry; hours: Agenda; onClose: () => void }

/** Lets a member choose another place for an appointment and read the notice to the client before it is sent. */
export function PlaceForm({ entry, hours, onClose }: PlaceFormProps) {
  const { id, sequence, name, startsAt, endsAt, type, where, placeDetail } = entry
  const notice = useId()
  const { busy, error, clear, run } = useEntryStep()
  const kind = ofKind(hours, type ?? '').type
  const known = new Map((kind ? placesOf(kind) : []).map((one) => [one.place, one.detail]))
  const detailAt = (wanted: Place) =>
    wanted === where
      ? placeDetail
      : (known.get(wanted) ?? (wanted === 'phone' ? (hours.number ?? null) : null))
  const [place, setPlace] = useState<Place>(where)
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const detail = typed ?? detailAt(place) ?? ''
  // If the kind of appointment already says how to call, the form does not ask for a phone number.
  const asksDetail = place !== 'phone' || !known.get('phone')
  const field = place === 'phone' ? text.number : place === 'office' ? text.address : text.link

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run({
      work: () => placeEntryAction({ appointment: id, seen: sequence, place, detail, note }),
      done: text.saved,
      then: onClose,
      fieldOf: { 'number-invalid': 'detail', 'slot-home': 'place', 'place-gone': 'place' },
    })
  }

  return (
    <form
      aria-label={text.open}
      noValidate
      onSubmit={submit}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <PlaceRadios
        places={placeNames.map((one) => ({ place: one, detail: detailAt(one) }))}
        value={place}
        onChange={(next) => {
          setPlace(next)
          setTyped(null)
          clear('place')
        }}
        error={error('place')}
      />
      {asksDetail ? (
        <Field
          label={
            <>
              {field} <span className="font-normal text-ink-2">{agenda.steps.optional}</span>
            </>
          }
          hint={place !== 'phone' && !detail.trim() ? text.bare(appointments.places[place]) : undefined}
          error={error('detail')}
        >
          {(control) => (
            <Input
              {...control}
              name="detail"
              type={place === 'phone' ? 'tel' : 'text'}
              autoComplete="off"
              maxLength={place === 'phone' ? 30 : 200}
              value={detail}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                clear('detail')
              }}
            />
          )}
        </Field>
      ) : null}
      <NoteField value={note} onChange={setNote} />
      <div id={notice} className="border-l-5 border-double border-ochre pl-4 wrap-anywhere">
        <p className="text-sm text-ink-2">{text.notice(name)}</p>
        <p>
          {text.told(
            `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`,
            placeText(place, detail.trim() || null),
          )}
        </p>
        {note.trim() ? <p>«{note.trim()}»</p> : null}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} aria-describedby={notice}>
          {text.send}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {agenda.steps.leave}
        </Button>
      </p>
    </form>
  )
}
