'use client'
import { CircleAlert } from 'lucide-react'
import { useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { DayNotes } from '@/components/ui/calendar'
import { LazyCalendar } from '@/components/ui/lazy-calendar'
import { appointments } from '@/content/appointments'
import {
  closedOn,
  closedParts,
  defaultHour,
  endOf,
  freeSlots,
  lastDay,
  shownSlots,
  type Agenda,
} from '@/lib/appointments/rules'
import { bogotaDay, hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatWeekday, timeElsewhere } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = appointments.booking
const legend = 'mb-1.5 block text-sm font-[550]'

type SlotPickerProps = {
  agenda: Agenda
  /** The start of the chosen hour as an ISO timestamp; '' while none is chosen. */
  value: string
  onChange: (slot: string) => void
  error?: string | undefined
}

export function SlotPicker({ agenda, value, onChange, error }: SlotPickerProps) {
  const id = useId()
  const notes = useMemo(() => dayNotes(agenda), [agenda])
  const [picked, setPicked] = useState<CivilDay | null>(value ? bogotaDay(value) : null)
  const day = value ? bogotaDay(value) : picked

  function pick(next: CivilDay | null) {
    setPicked(next)
    const open = next ? freeSlots(next, agenda) : []
    onChange(open.find((slot) => hourOf(slot) === defaultHour) ?? open[0] ?? '')
  }

  const [slots, free] = day ? [shownSlots(day, agenda), freeSlots(day, agenda)] : [[], []]
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
          // On phones the calendar is as wide as the form, so that each day is a 44 px target.
          className="w-full max-w-96 border-rule-field shadow-none max-sm:border-0 max-sm:p-0 max-[24rem]:-mx-3 max-[24rem]:w-[calc(100%+1.5rem)] sm:p-2"
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
              <SlotOptions name={`${id}-slot`} slots={slots} free={free} value={value} onChange={onChange} />
              {free.length < slots.length ? (
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

const dayNotes =
  (agenda: Agenda): DayNotes =>
  (day) => {
    if (freeSlots(day, agenda).length > 0) return null
    const problem = closedOn(day, agenda)
    if (problem?.reason === 'holiday') return { mark: text.holiday(problem.name), closed: text.closed.sunday }
    if (problem?.reason === 'firm') return { mark: text.firmClosed(problem.name), closed: text.closed.sunday }
    return { closed: problem ? text.closed[problem.reason] : text.closed.full }
  }

type SlotOptionsProps = {
  name: string
  slots: readonly string[]
  free: readonly string[]
  value: string
  onChange: (slot: string) => void
}

function SlotOptions({ name, slots, free, value, onChange }: SlotOptionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
      {slots.map((slot) => {
        const gone = !free.includes(slot)
        return (
          <label key={slot} className="relative">
            <input
              type="radio"
              name={name}
              value={slot}
              checked={slot === value}
              disabled={gone}
              onChange={() => onChange(slot)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="grid min-h-12 place-items-center rounded-control border border-rule-field bg-sheet text-[1rem] font-medium peer-checked:border-green peer-checked:bg-green peer-checked:font-semibold peer-checked:text-sheet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ochre-ink peer-disabled:border-dashed peer-disabled:bg-sunk peer-disabled:text-ink-2 peer-disabled:line-through forced-colors:peer-checked:border-4">
              {formatTime(slot)}
              {gone ? <span className="sr-only">, {appointments.booking.taken}</span> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}

const unchanging = () => () => undefined
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const zoneOfFirm = () => 'America/Bogota'

export function SlotSum({ slot, agenda = {} }: { slot: string; agenda?: Pick<Agenda, 'type'> }) {
  const end = endOf(slot, agenda)
  // The server does not know the browser's time zone, so it renders the firm's time zone.
  const zone = useSyncExternalStore(unchanging, zoneHere, zoneOfFirm)
  const elsewhere = timeElsewhere(slot, zone)
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes"
    >
      <span>{capitalized(formatWeekday(slot))}</span>
      <b>{formatHours(slot, end)}</b>
      {elsewhere ? <span className="w-full text-ink-2">{text.elsewhere(elsewhere)}</span> : null}
    </p>
  )
}
