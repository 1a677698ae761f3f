'use client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  GoogleLink,
  latest,
  TakenNotice,
  useBooking,
  whenOf,
  type Kept,
} from '@/components/appointments/booking'
import { PersonField, TypeField } from '@/components/appointments/person-field'
import { PlaceField } from '@/components/appointments/place-field'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import { requestAppointmentAction } from '@/lib/appointments/actions'
import { atPlace, placeWish } from '@/lib/appointments/places'
import { agendaOf, freeSlots, ofType, slotFailures, type Agenda } from '@/lib/appointments/rules'
import { bookingSchema } from '@/lib/appointments/schema'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { fieldErrors } from '@/lib/field-errors'
import type { Place } from '@/lib/format/appointment-place'
import { listed } from '@/lib/format/listed'

const text = appointments.booking
/** The form has no field for `key`, which is added when the form is sent and makes retries safe. */
const schema = bookingSchema.omit({ key: true })

export function BookingForm({ agenda: fromPage }: { agenda: Agenda }) {
  const { busy, doing, error, refuse, clear, taken, fresh, kept, book, forget, again } = useBooking(
    requestAppointmentAction,
    { fieldOf: { ...slotFailures, 'number-invalid': 'number' } },
  )
  const [slot, setSlot] = useState('')
  const whole = latest(fromPage, fresh)
  const types = whole.types ?? []
  const [type, setType] = useState('')
  const offered = ofType(whole, type)
  const people = offered.people ?? []
  const [person, setPerson] = useState(people[0]?.id ?? '')
  const [place, setPlace] = useState<Place | null>(null)
  const [number, setNumber] = useState<string | null>(null)
  const agenda = atPlace(agendaOf(offered, person), place)

  function choose(next: string) {
    setSlot(next)
    clear('slot')
    forget()
  }

  function choosePerson(next: string) {
    setPerson(next)
    keepIfFree(atPlace(agendaOf(offered, next), place))
  }

  function choosePlace(next: Place) {
    setPlace(next)
    keepIfFree(atPlace(agenda, next))
  }

  function keepIfFree(next: Agenda) {
    choose(slot && freeSlots(bogotaDay(slot), next).includes(slot) ? slot : '')
  }

  function chooseType(next: string) {
    setType(next)
    setPlace(null)
    clear('number')
    setPerson(ofType(whole, next).people?.[0]?.id ?? '')
    choose('')
  }

  function send(form: HTMLFormElement | null, sync: boolean) {
    if (!form) return
    const fields = new FormData(form)
    const { data, error: wrong } = schema.safeParse({
      title: fields.get('title'),
      slot,
      ...(person && { person }),
      ...(type && { type }),
      ...placeWish(agenda, number),
      ...(fields.get('answer') && { answer: fields.get('answer') }),
    })
    if (data) book(data, sync)
    else refuse(form, fieldErrors(wrong))
  }

  if (kept)
    return (
      <KeptNotice
        kept={kept}
        attends={attendsText(
          [kept.appointment.person, kept.appointment.second].map(
            (one) => whole.people?.find(({ id }) => id === one)?.name,
          ),
        )}
        onAgain={() => {
          setSlot('')
          again()
        }}
      />
    )
  return (
    <form
      aria-labelledby="book-appointment"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        send(event.currentTarget, false)
      }}
      className="grid content-start gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <h2 id="book-appointment">{text.title}</h2>
      <Field
        label={
          <>
            {text.name} <span className="font-normal text-ink-2">{text.optional}</span>
          </>
        }
        error={error('title')}
      >
        {(control) => (
          <Input
            {...control}
            name="title"
            // There is no default value, because it would overwrite text typed before hydration.
            onChange={() => clear('title')}
            placeholder={text.placeholder}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <TypeField types={types} value={type} onChange={chooseType} />
      <PersonField
        label={text.person}
        people={people}
        value={person}
        onChange={choosePerson}
        only={(name) => attendsText([name, offered.second?.name])}
        anyone={text.anyone}
      />
      {offered.second && people.length > 1 ? (
        <p className="wrap-anywhere">{text.alsoAttends(offered.second.name)}</p>
      ) : null}
      <PlaceField
        agenda={agenda}
        onPlace={choosePlace}
        number={number}
        onNumber={(next) => {
          setNumber(next)
          clear('number')
        }}
        error={error('number')}
      />
      <SlotPicker agenda={agenda} value={slot} onChange={choose} error={error('slot')} />
      {taken ? <TakenNotice nearest={taken.nearest} onPick={choose} /> : null}
      {agenda.type?.question ? (
        <Field label={agenda.type.question} error={error('answer')}>
          {(control) => <Input {...control} name="answer" maxLength={500} autoComplete="off" dir="auto" />}
        </Field>
      ) : null}
      {slot ? <SlotSum slot={slot} agenda={agenda} /> : null}
      <div className="grid gap-3">
        <Button type="submit" variant="primary" wide busy={doing === 'request'} disabled={busy}>
          {text.request}
        </Button>
        <Button
          wide
          busy={doing === 'sync'}
          disabled={!slot || busy}
          onClick={(event) => send(event.currentTarget.form, true)}
        >
          {text.sync}
        </Button>
      </div>
    </form>
  )
}

/** Returns «Te atiende Diana.» or «Te atienden Diana y Camilo.»; empty when nobody is known. */
function attendsText(names: readonly (string | undefined)[]): string {
  const known = names.filter((name) => name !== undefined)
  return known.length > 0 ? text.attends(listed(known) ?? '', known.length > 1) : ''
}

type KeptNoticeProps = { kept: Kept; attends: string; onAgain: () => void }

function KeptNotice({ kept: { appointment, opened }, attends, onAgain }: KeptNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-start gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {text.requested.title}
      </h2>
      <Notice tone="ok">
        <p>
          <b className="wrap-anywhere">{appointment.title}</b>
        </p>
        <p>{text.requested.text(whenOf(appointment))}</p>
        {attends ? <p className="wrap-anywhere">{attends}</p> : null}
        {appointment.type ? <p className="wrap-anywhere">{appointment.place}</p> : null}
      </Notice>
      {opened === false ? <p className="text-[1rem] text-ink-2">{text.blocked}</p> : null}
      {opened ? null : <GoogleLink appointment={appointment}>{text.open}</GoogleLink>}
      <div>
        <Button size="sm" onClick={onAgain}>
          {text.another}
        </Button>
      </div>
    </div>
  )
}
