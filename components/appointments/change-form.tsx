'use client'
import { useState, type SubmitEvent } from 'react'
import { latest, TakenNotice } from '@/components/appointments/booking'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { changeAppointmentAction } from '@/lib/appointments/actions'
import type { Appointment } from '@/lib/appointments/appointment'
import { atPlace } from '@/lib/appointments/places'
import { nearestFree, ofType, type Agenda } from '@/lib/appointments/rules'
import { changeSchema } from '@/lib/appointments/schema'
import { fieldErrors } from '@/lib/field-errors'

const text = appointments.details
type ChangeFormProps = { appointment: Appointment; agenda: Agenda; onClose: () => void }

export function ChangeForm({
  appointment: { id, sequence, type, second, where },
  agenda: fromPage,
  onClose,
}: ChangeFormProps) {
  const { busy, error, refuse, clear, act } = useAct()
  const [slot, setSlot] = useState('')
  const [taken, setTaken] = useState<string[] | null>(null)
  const [fresh, setFresh] = useState<Agenda | null>(null)
  const own = (whole: Agenda) => atPlace(ofType(whole, type ?? '', second), where)
  const agenda = own(latest(fromPage, fresh))

  function choose(next: string) {
    setSlot(next)
    setTaken(null)
    clear('slot')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The server refuses the change if the appointment is newer than `sequence`, the version on the page.
    const { data: change, error: wrong } = changeSchema.safeParse({ appointment: id, seen: sequence, slot })
    if (!change) return refuse(event.currentTarget, fieldErrors(wrong))
    act({
      work: () => changeAppointmentAction(change),
      done: ({ kind }) => (kind === 'kept' ? text.toasts.changed : null),
      failed: text.toasts.failed,
      lost: text.lost,
      then: (outcome) => {
        if (outcome.kind === 'kept') return onClose()
        setFresh(outcome.agenda)
        setTaken(nearestFree(change.slot, own(outcome.agenda)))
      },
    })
  }

  return (
    <form
      aria-label={text.change}
      noValidate
      onSubmit={submit}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <SlotPicker agenda={agenda} value={slot} onChange={choose} error={error('slot')} />
      {taken ? <TakenNotice nearest={taken} onPick={choose} /> : null}
      {slot ? <SlotSum slot={slot} agenda={agenda} /> : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.saveChange}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.keepHour}
        </Button>
      </p>
    </form>
  )
}
