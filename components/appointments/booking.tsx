'use client'
import { ArrowUpRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { appointments } from '@/content/appointments'
import { requestAppointmentAction } from '@/lib/appointments/actions'
import { googleAddress, type Appointment } from '@/lib/appointments/appointment'
import type { Outcome } from '@/lib/appointments/mutations'
import type { Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Wish = { title: string; slot: string }

type Taken = Extract<Outcome, { kind: 'taken' }>

/** `opened`: whether its tab with Google Calendar could be opened, null when nobody asked for one. */
export type Kept = { appointment: Appointment; opened: boolean | null }

/** Asks for an hour, once for each wish however often it is sent, with or without Google Calendar; `ask` is how. */
export function useBooking(
  ask: (wish: Wish & { key: string }) => Promise<Result<Outcome>> = requestAppointmentAction,
) {
  const unanswered = useRef<(Wish & { key: string }) | null>(null)
  const [busy, setBusy] = useState<'request' | 'sync' | null>(null)
  const holdFocus = useFocusBack(busy !== null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [fresh, setFresh] = useState<Agenda | null>(null)
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
    holdFocus()
    const tab = sync ? holdTab() : null
    setBusy(sync ? 'sync' : 'request')
    setTaken(null)
    const answer = await ask({ ...wish, key: keyOf(wish) }).catch(() => null)
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
      setFresh(answer.data.agenda)
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
    fresh,
    kept,
    book,
    forget: () => setTaken(null),
    again: () => setKept(null),
  }
}

export const whenOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string =>
  `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`

/** Of the free hours on the page and those that came with a refusal, the ones that are known later. */
export const latest = (page: Agenda, fresh: Agenda | null): Agenda =>
  fresh && fresh.now > page.now ? fresh : page

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

type TakenNoticeProps = { nearest: readonly string[]; onPick: (slot: string) => void }

/** Somebody was faster: the free hours closest to the one that was asked for, one press away. */
export function TakenNotice({ nearest, onPick }: TakenNoticeProps) {
  const { title, nearest: label, none } = appointments.taken
  return (
    <Notice tone="warn" role="alert">
      <p>
        <b>{title}.</b> {nearest.length > 0 ? label : none}
      </p>
      <ul className="mt-2 grid gap-2 empty:hidden">
        {nearest.map((slot) => (
          <li key={slot}>
            <Button size="sm" wide onClick={() => onPick(slot)}>
              {formatWeekday(slot)}, {formatTime(slot)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type GoogleLinkProps = { appointment: { title: string; startsAt: string }; children: ReactNode }

/** Opens Google Calendar with the appointment filled in. */
export function GoogleLink({ appointment, children }: GoogleLinkProps) {
  return (
    <a href={googleAddress(appointment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <ArrowUpRight strokeWidth={1.75} aria-hidden />
      <span className="sr-only">({appointments.booking.newTab})</span>
    </a>
  )
}

/** One step at a time, told when it is done and why when it is not; answers what the server said. */
export function useStep() {
  const [busy, setBusy] = useState<string | null>(null)
  const holdFocus = useFocusBack(busy !== null)

  async function run<T>(
    name: string,
    send: () => Promise<Result<T>>,
    done?: { title: string; text: string },
  ): Promise<T | null> {
    if (busy) return null
    holdFocus()
    setBusy(name)
    const answer = await send().catch(() => null)
    setBusy(null)
    if (answer?.ok) {
      if (done) toast({ kind: 'success', title: done.title, description: done.text })
      return answer.data
    }
    const description = answer?.message ?? appointments.details.lost
    toast({ kind: 'error', title: appointments.details.toasts.failed, description })
    return null
  }

  return { busy, run }
}
