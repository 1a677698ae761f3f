'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { latest, TakenNotice, useStep } from '@/components/appointments/booking'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { appointments } from '@/content/appointments'
import { changeAppointmentAction } from '@/lib/appointments/actions'
import type { Appointment } from '@/lib/appointments/appointment'
import type { Outcome } from '@/lib/appointments/mutations'
import type { Agenda } from '@/lib/appointments/rules'
import { changeSchema } from '@/lib/appointments/schema'
import { toast } from '@/lib/toast'

const text = appointments.details
type ChangeFormProps = { appointment: Appointment; agenda: Agenda; onClose: () => void }

export function ChangeForm({ appointment: { id, sequence }, agenda: fromPage, onClose }: ChangeFormProps) {
  const { busy, run } = useStep()
  const [slot, setSlot] = useState('')
  const [taken, setTaken] = useState<Extract<Outcome, { kind: 'taken' }> | null>(null)
  const [fresh, setFresh] = useState<Agenda | null>(null)
  const form = useForm({
    resolver: zodResolver(changeSchema),
    // The page updates live, so the version sent is the one that the client sees.
    values: { appointment: id, seen: sequence, slot },
  })
  const agenda = latest(fromPage, fresh)

  function choose(next: string) {
    setSlot(next)
    setTaken(null)
    form.clearErrors('slot')
  }

  const submit = form.handleSubmit(async (change) => {
    const outcome = await run('change', () => changeAppointmentAction(change))
    if (!outcome) return
    if (outcome.kind === 'taken') {
      setFresh(outcome.agenda)
      return setTaken(outcome)
    }
    const { title, text: description } = text.toasts.changed
    toast({ kind: 'success', title, description })
    onClose()
  })

  return (
    <form
      aria-label={text.change}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <SlotPicker
        agenda={agenda}
        value={slot}
        onChange={choose}
        error={form.formState.errors.slot?.message}
      />
      {taken ? <TakenNotice nearest={taken.nearest} onPick={choose} /> : null}
      {slot ? <SlotSum slot={slot} /> : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy !== null}>
          {text.saveChange}
        </Button>
        <Button disabled={busy !== null} onClick={onClose}>
          {text.keepHour}
        </Button>
      </p>
    </form>
  )
}
