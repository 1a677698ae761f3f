'use client'
import { ArrowUpRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { useAct, type Act } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { requestAppointmentAction } from '@/lib/appointments/actions'
import { googleAddress, type Appointment, type GoogleEvent } from '@/lib/appointments/appointment'
import type { Outcome } from '@/lib/appointments/appointment'
import type { Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import type { Place } from '@/lib/format/appointment-place'
import { formatTime } from '@/lib/format/date'
import type { Result } from '@/lib/result'

type Wish = {
  title: string
  slot: string
  person?: string | undefined
  type?: string | undefined
  answer?: string | undefined
  place?: Place | undefined
  number?: string | undefined
}

const wishFields = ['slot', 'title', 'person', 'type', 'answer', 'place', 'number'] as const

type Taken = Extract<Outcome, { kind: 'taken' }>

/** `opened` says whether the Google Calendar tab opened; null when the user did not want one. */
export type Kept = { appointment: Appointment; opened: boolean | null }

/** Retries of the same request send the same key, so that the server books the appointment once. */
export function useBooking(
  ask: (wish: Wish & { key: string }) => Promise<Result<Outcome>> = requestAppointmentAction,
  shown: Pick<Act<Outcome>, 'failed' | 'fieldOf'> = {},
) {
  const unanswered = useRef<(Wish & { key: string }) | null>(null)
  const { act, ...state } = useAct()
  const [taken, setTaken] = useState<Taken | null>(null)
  const [fresh, setFresh] = useState<Agenda | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)

  function keyOf(wish: Wish): string {
    const last = unanswered.current
    if (!last || wishFields.some((field) => last[field] !== wish[field]))
      unanswered.current = { ...wish, key: crypto.randomUUID() }
    return unanswered.current?.key ?? ''
  }

  /** When `sync` is true, call `book` during the click, because browsers open new tabs only during a click. */
  function book(wish: Wish, sync: boolean): void {
    if (state.busy) return
    const tab = sync ? holdTab() : null
    setTaken(null)
    act({
      name: sync ? 'sync' : 'request',
      work: () => ask({ ...wish, key: keyOf(wish) }),
      done: (outcome) => {
        const { title, text } = appointments.booking.requested
        return outcome.kind === 'kept' ? { title, description: text(whenOf(outcome.appointment)) } : null
      },
      then: (outcome) => {
        if (outcome.kind === 'taken') {
          tab?.drop()
          setTaken(outcome)
          return setFresh(outcome.agenda)
        }
        unanswered.current = null
        const { appointment } = outcome
        setKept({ appointment, opened: tab && tab.go(googleAddress(appointment)) })
      },
      failed: appointments.details.toasts.failed,
      lost: appointments.booking.lost,
      ...shown,
      onFailure: () => {
        tab?.drop()
        return undefined
      },
    })
  }

  return {
    ...state,
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

/** Returns the newer free hours: those of the page, or those of the server's answer to a refused booking. */
export const latest = (page: Agenda, fresh: Agenda | null): Agenda =>
  fresh && fresh.now > page.now ? fresh : page

type HeldTab = { go: (href: string) => boolean; drop: () => void }

/** Opens an empty tab during the click, as browsers demand; the tab gets its URL once the server has answered. */
function holdTab(): HeldTab {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return {
    go: (href) => {
      tab?.location.replace(href)
      return tab !== null
    },
    drop: () => tab?.close(),
  }
}

type TakenNoticeProps = { nearest: readonly string[]; onPick: (slot: string) => void }

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

type GoogleLinkProps = { appointment: GoogleEvent; children: ReactNode }

export function GoogleLink({ appointment, children }: GoogleLinkProps) {
  return (
    <a href={googleAddress(appointment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <ArrowUpRight strokeWidth={1.75} aria-hidden />
      <span className="sr-only">({appointments.booking.newTab})</span>
    </a>
  )
}
