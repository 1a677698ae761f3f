'use client'
import { CalendarDays } from 'lucide-react'
import Link from 'next/link'
import { useMemo, useState } from 'react'
import { GoogleLink, latest, TakenNotice, useBooking, whenOf } from '@/components/appointments/booking'
import { useAgenda } from '@/components/appointments/use-agenda'
import { Button } from '@/components/ui/button'
import type { DayNotes } from '@/components/ui/calendar'
import { linkStyles } from '@/components/ui/control-styles'
import { DayField } from '@/components/ui/day-field'
import { appointments } from '@/content/appointments'
import {
  closedOn,
  closureAt,
  defaultHour,
  freeSlots,
  lastDay,
  ofType,
  type Agenda,
} from '@/lib/appointments/rules'
import { bogotaDay, hourOf, momentAt } from '@/lib/calendar/civil-day'

const text = appointments.booking

/** This card books only appointments at `defaultHour`, so a day without that hour cannot be chosen. */
const morningNotes =
  (agenda: Agenda): DayNotes =>
  (day) => {
    if (freeSlots(day, agenda).some((slot) => hourOf(slot) === defaultHour)) return null
    const problem = closedOn(day, agenda)
    if (problem?.reason === 'holiday') return { mark: text.holiday(problem.name), closed: text.closed.sunday }
    if (problem?.reason === 'firm') return { mark: text.firmClosed(problem.name), closed: text.closed.sunday }
    if (problem) return { closed: text.closed[problem.reason] }
    return {
      closed: closureAt(day, defaultHour, agenda.closed) ? text.closed.closedMorning : text.closed.morning,
    }
  }

export function BookingCard() {
  const { busy, taken, fresh, kept, book, forget, again } = useBooking()
  const [opened, setOpened] = useState(false)
  const whole = latest(useAgenda(opened), fresh)
  const agenda = useMemo(() => ofType(whole, ''), [whole])
  const notes = useMemo(() => morningNotes(agenda), [agenda])
  const [slot, setSlot] = useState<string | null>(null)
  const today = bogotaDay(agenda.now)

  return (
    <div className="relative flex min-w-0 flex-col items-start p-6" onFocus={() => setOpened(true)}>
      <CalendarDays className="absolute top-6 right-6 size-6 text-green" strokeWidth={1.75} aria-hidden />
      <h2 className="pr-10 text-lg font-[550] tracking-[-0.008em]">{text.title}</h2>
      {kept ? (
        <div role="status" className="mt-3 grid gap-2 text-[1rem]">
          <p>{text.requested.text(whenOf(kept.appointment))}</p>
          {kept.opened ? null : <GoogleLink appointment={kept.appointment}>{text.open}</GoogleLink>}
          <Button
            size="sm"
            onClick={() => {
              setSlot(null)
              again()
            }}
          >
            {text.another}
          </Button>
        </div>
      ) : (
        <>
          <DayField
            label={text.date}
            placeholder={text.pick}
            value={slot ? bogotaDay(slot) : null}
            onChange={(day) => {
              forget()
              setSlot(day ? momentAt(day, defaultHour) : null)
            }}
            today={today}
            from={today}
            until={lastDay(agenda.now)}
            notes={notes}
            className="mt-3 mb-3 w-full"
          />
          {taken ? (
            <div className="mb-3 w-full">
              <TakenNotice nearest={taken.nearest} onPick={(next) => (forget(), setSlot(next))} />
              <Link href="/portal/citas" prefetch={false} className={linkStyles}>
                {appointments.taken.other}
              </Link>
            </div>
          ) : null}
          <Button
            size="sm"
            className="mt-auto"
            disabled={!slot || busy}
            busy={busy}
            onClick={() => slot && book({ title: '', slot }, true)}
          >
            {text.sync}
          </Button>
        </>
      )}
    </div>
  )
}
