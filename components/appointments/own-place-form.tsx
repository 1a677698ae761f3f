'use client'
import { useState, type SubmitEvent } from 'react'
import { PlaceField } from '@/components/appointments/place-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { placeStepText as text } from '@/content/appointment-place-step'
import { changePlaceAction } from '@/lib/appointments/actions'
import type { Appointment } from '@/lib/appointments/appointment'
import { asksNumber, atPlace } from '@/lib/appointments/places'
import { ofType, type Agenda } from '@/lib/appointments/rules'

type OwnPlaceFormProps = { appointment: Appointment; agenda: Agenda; onClose: () => void }

/** Lets a client choose another of the places that this kind of appointment offers. */
export function OwnPlaceForm({
  appointment: { id, sequence, type, where, status },
  agenda,
  onClose,
}: OwnPlaceFormProps) {
  const { busy, error, act } = useAct()
  const whole = ofType(agenda, type ?? '')
  const [place, setPlace] = useState(where)
  const [number, setNumber] = useState<string | null>(null)
  const wanted = atPlace(whole, place)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act({
      work: () =>
        changePlaceAction({
          appointment: id,
          seen: sequence,
          place,
          ...(asksNumber(wanted) && { number: number ?? wanted.number ?? '' }),
        }),
      done: text.ownSaved,
      failed: appointments.details.toasts.failed,
      lost: appointments.details.lost,
      then: onClose,
      fieldOf: { 'number-invalid': 'number' },
    })
  }

  return (
    <form
      aria-label={text.open}
      noValidate
      onSubmit={submit}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <PlaceField
        agenda={wanted}
        onPlace={setPlace}
        number={number}
        onNumber={setNumber}
        error={error('number')}
      />
      <Notice>{status === 'requested' ? text.ownWaits : text.ownAgain}</Notice>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.ownSend}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {appointments.details.keepHour}
        </Button>
      </p>
    </form>
  )
}
