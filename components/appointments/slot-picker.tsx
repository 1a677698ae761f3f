'use client'
import { CircleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { dayNotes } from '@/components/appointments/day-notes'
import { SlotOptions } from '@/components/appointments/slot-options'
import { LazyCalendar } from '@/components/ui/lazy-calendar'
import { appointments } from '@/content/appointments'
import { closedParts, defaultHour, freeSlots, lastDay, slotsOf, type Agenda } from '@/lib/appointments/rules'
import { hourOf, momentAt } from '@/lib/calendar/day'
import { formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { bogotaDay, type CivilDay } from '@/lib/format/civil-day'

const text = appointments.booking
const legend = 'mb-1.5 block text-sm font-[550]'

type SlotPickerProps = {
  agenda: Agenda
  /** The chosen hour as the moment at which it begins, '' while there is none. */
  value: string
  onChange: (slot: string) => void
  error?: string | undefined
}

/** A day, then one of its hours: at nine, when that is free. */
export function SlotPicker({ agenda, value, onChange, error }: SlotPickerProps) {
  const id = useId()
  const notes = useMemo(() => dayNotes(agenda), [agenda])
  const [picked, setPicked] = useState<CivilDay | null>(value ? bogotaDay(value) : null)
  const day = value ? bogotaDay(value) : picked

  function pick(next: CivilDay | null) {
    setPicked(next)
    const free = next ? freeSlots(next, agenda) : []
    onChange(free.find((slot) => hourOf(slot) === defaultHour) ?? free[0] ?? '')
  }

  const slots = day ? slotsOf(day, agenda) : []
  return (
    <>
      <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className={legend}>{text.date}</legend>
        <LazyCalendar
          value={day}
          onChange={pick}
          today={bogotaDay(agenda.now)}
          from={bogotaDay(agenda.now)}
          until={lastDay(agenda.now)}
          required
          notes={notes}
          className="w-full max-w-96 border-rule-field shadow-none"
        />
        {error ? (
          <p
            id={`${id}-error`}
            role="alert"
            className="mt-1.5 flex items-start gap-2 text-sm leading-snug font-[550] text-red"
          >
            <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
            <span>{error}</span>
          </p>
        ) : null}
      </fieldset>
      {day ? (
        <fieldset className="min-w-0">
          <legend className={legend}>{text.hourOn(formatWeekday(momentAt(day, defaultHour)))}</legend>
          {slots.length === 0 ? (
            <p className="text-[1rem] text-ink-2">{text.noHours}</p>
          ) : (
            <>
              <SlotOptions
                name={`${id}-slot`}
                slots={slots}
                busy={agenda.busy}
                value={value}
                onChange={onChange}
              />
              {freeSlots(day, agenda).length < slots.length ? (
                <p className="mt-1.5 text-sm text-ink-2">{text.busyHint}</p>
              ) : null}
            </>
          )}
          {closedParts(day, agenda.closed).map(({ from, until, reason }) => (
            <p key={from} className="mt-1.5 text-sm wrap-anywhere text-ink-2">
              {text.closedPart(formatHours(momentAt(day, from), momentAt(day, until)), reason)}
            </p>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
