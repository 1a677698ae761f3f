'use client'
import { useState, type SubmitEvent } from 'react'
import { latest, TakenNotice, useBooking } from '@/components/appointments/booking'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { useAgenda } from '@/components/appointments/use-agenda'
import { Button } from '@/components/ui/button'
import { requestsText } from '@/content/document-requests'
import { bookItemAction } from '@/lib/appointments/actions'
import { ofType, slotFailures } from '@/lib/appointments/rules'
import type { RequestItem } from '@/lib/document-requests/request'

const text = requestsText.appointment

export function AppointmentAnswer({ item, onClose }: { item: RequestItem; onClose: () => void }) {
  const { busy, error, clear, taken, fresh, book, forget } = useBooking(
    ({ key, slot }) => bookItemAction({ item: item.id, key, slot }),
    { failed: requestsText.toasts.failed, fieldOf: slotFailures },
  )
  const agenda = ofType(latest(useAgenda(true), fresh), '')
  const [slot, setSlot] = useState('')

  function choose(next: string) {
    setSlot(next)
    clear('slot')
    forget()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (slot) book({ title: item.title, slot }, false)
  }

  return (
    <form
      onSubmit={submit}
      method="post"
      aria-label={`${text.choose}: ${item.title}`}
      className="mt-2 grid max-w-108 gap-5 border border-rule bg-sheet p-3 sm:p-4"
    >
      <SlotPicker agenda={agenda} value={slot} onChange={choose} error={error('slot')} />
      {taken ? <TakenNotice nearest={taken.nearest} onPick={choose} /> : null}
      {slot ? <SlotSum slot={slot} /> : null}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={!slot}>
          {busy ? text.sending : text.send}
        </Button>
        <Button type="button" size="sm" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
