'use client'
import { useRef, useState } from 'react'
import { appointments } from '@/content/appointments'
import { requestAppointmentAction } from '@/lib/appointments/actions'
import { googleAddress, type Appointment } from '@/lib/appointments/appointment'
import type { Outcome } from '@/lib/appointments/mutations'
import type { Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

type Wish = { title: string; slot: string }
type Taken = Extract<Outcome, { kind: 'taken' }>
/** `opened`: whether its tab with Google Calendar could be opened, null when nobody asked for one. */
export type Kept = { appointment: Appointment; opened: boolean | null }

export const whenOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string =>
  `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`

/** Of the free hours on the page and those that came with a refusal, the ones that are known later. */
export const latest = (page: Agenda, told: Agenda | null): Agenda =>
  told && told.now > page.now ? told : page

/** Asks for an hour, once for each wish however often it is sent, with or without Google Calendar. */
export function useBooking() {
  const unanswered = useRef<(Wish & { key: string }) | null>(null)
  const [busy, setBusy] = useState<'request' | 'sync' | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [told, setTold] = useState<Agenda | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)

  function keyOf({ title, slot }: Wish): string {
    const last = unanswered.current
    if (last?.slot !== slot || last.title !== title)
      unanswered.current = { title, slot, key: crypto.randomUUID() }
    return unanswered.current?.key ?? ''
  }

  /** Must be called at the press itself when `sync` is wanted. Answers the failure that the form has to show. */
  async function book(wish: Wish, sync: boolean): Promise<Failure | null> {
    if (busy) return null
    const tab = sync ? holdTab() : null
    setBusy(sync ? 'sync' : 'request')
    setTaken(null)
    const answer = await requestAppointmentAction({ ...wish, key: keyOf(wish) }).catch(() => null)
    setBusy(null)
    if (answer?.ok && answer.data.kind === 'kept') {
      const { appointment } = answer.data
      unanswered.current = null
      setKept({ appointment, opened: tab && tab.go(googleAddress(appointment)) })
      const { title, text } = appointments.booking.requested
      toast({ kind: 'success', title, description: text(whenOf(appointment)) })
      return null
    }
    tab?.drop()
    if (answer?.ok && answer.data.kind === 'taken') {
      setTaken(answer.data)
      setTold(answer.data.agenda)
    }
    if (!answer)
      toast({
        kind: 'error',
        title: appointments.details.toasts.failed,
        description: appointments.booking.lost,
      })
    return answer && !answer.ok ? answer : null
  }

  return {
    busy,
    taken,
    told,
    kept,
    book,
    forget: () => setTaken(null),
    again: () => setKept(null),
  }
}

/** A tab that is opened while the press still counts, and gets its address later. */
type HeldTab = { go: (address: string) => boolean; drop: () => void }

/** Browsers let a page open a tab only at a press: after the server's answer it is too late. `go` says whether there is one. */
function holdTab(): HeldTab {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return {
    go: (address) => {
      tab?.location.replace(address)
      return tab !== null
    },
    drop: () => tab?.close(),
  }
}
