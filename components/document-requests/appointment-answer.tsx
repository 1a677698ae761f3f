'use client'
import { useState, type SubmitEvent } from 'react'
import { latest, TakenNotice, useBooking } from '@/components/appointments/booking'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { useAgenda } from '@/components/appointments/use-agenda'
import { Button } from '@/components/ui/button'
import { requestsText } from '@/content/document-requests'
import { bookItemAction } from '@/lib/appointments/actions'
import type { RequestItem } from '@/lib/document-requests/request'
import { toast } from '@/lib/toast'

const text = requestsText.appointment

export function AppointmentAnswer({ item, onClose }: { item: RequestItem; onClose: () => void }) {
  const { busy, taken, fresh, book, forget } = useBooking(({ key, slot }) =>
    bookItemAction({ item: item.id, key, slot }),
  )
  const agenda = latest(useAgenda(true), fresh)
  const [slot, setSlot] = useState('')
  const [problem, setProblem] = useState<string>()

  function choose(next: string) {
    setSlot(next)
    setProblem(undefined)
    forget()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!slot) return
    const failure = await book({ title: item.title, slot }, false)
    if (!failure) return
    if (failure.code.startsWith('slot-')) setProblem(failure.message)
    else toast({ kind: 'error', title: requestsText.toasts.failed, description: failure.message })
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      method="post"
      aria-label={`${text.choose}: ${item.title}`}
      className="mt-2 grid max-w-108 gap-5 border border-rule bg-sheet p-3 sm:p-4"
    >
      <SlotPicker agenda={agenda} value={slot} onChange={choose} error={problem} />
      {taken ? <TakenNotice nearest={taken.nearest} onPick={choose} /> : null}
      {slot ? <SlotSum slot={slot} /> : null}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy !== null} disabled={!slot}>
          {busy ? text.sending : text.send}
        </Button>
        <Button type="button" size="sm" disabled={busy !== null} onClick={onClose}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
