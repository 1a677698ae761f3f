'use client'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type ChevronProps } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { CalendarDay, DayNotesContext, type DayNotes } from '@/components/ui/calendar-day'
import { calendarParts } from '@/components/ui/calendar-styles'
import { cn } from '@/components/ui/cn'
import { calendar } from '@/content/calendar'
import { localDay, localMidnight, type CivilDay } from '@/lib/format/civil-day'

export type CalendarProps = {
  value: CivilDay | null
  /** `null` when the chosen day is pressed again, unless one is `required`. */
  onChange: (day: CivilDay | null) => void
  /** The day in Bogotá, which may be another than the browser's. */
  today: CivilDay
  /** The first and the last day that can be chosen; there is no way to the months beyond. */
  from?: CivilDay
  until?: CivilDay
  required?: boolean
  autoFocus?: boolean
  /** What is known of single days. */
  notes?: DayNotes
  className?: string
}

const formatters = { formatWeekdayName: (day: Date) => calendar.weekdays[day.getDay()] ?? '' }
const components = { DayButton: CalendarDay, Chevron: Arrow }
const labels = { labelNext: () => calendar.next, labelPrevious: () => calendar.previous }

/** One month in Spanish, weeks from Monday. Days go in and out without a time, so that no time zone moves them. */
export function Calendar(props: CalendarProps) {
  const { value, onChange, today, from, until, required, autoFocus, notes, className } = props
  const [month, setMonth] = useState(() => localMidnight(value ?? earliest(today, from)))
  const first = from ? localMidnight(from) : undefined
  const last = until ? localMidnight(until) : undefined
  const choose = (chosen: Date | undefined) => {
    if (chosen || !required) onChange(chosen ? localDay(chosen) : null)
  }
  return (
    <DayNotesContext value={notes ?? null}>
      <DayPicker
        autoFocus={autoFocus}
        mode="single"
        locale={es}
        weekStartsOn={1}
        navLayout="around"
        month={month}
        onMonthChange={setMonth}
        selected={value ? localMidnight(value) : undefined}
        onSelect={choose}
        today={localMidnight(today)}
        startMonth={first}
        endMonth={last}
        disabled={[
          ...(first ? [{ before: first }] : []),
          ...(last ? [{ after: last }] : []),
          (day) => Boolean(notes?.(localDay(day))?.closed),
        ]}
        formatters={formatters}
        labels={labels}
        components={components}
        footer={notes ? <CalendarMarks month={month} notes={notes} /> : null}
        classNames={{ ...calendarParts, root: cn(calendarParts.root, className) }}
      />
    </DayNotesContext>
  )
}

const earliest = (today: CivilDay, from: CivilDay | undefined) => (from && from > today ? from : today)

function Arrow({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ArrowLeft : ArrowRight
  return <Icon className="size-5" strokeWidth={1.75} aria-hidden />
}

/** The named days of a month in words: a finger cannot hover. */
function CalendarMarks({ month, notes }: { month: Date; notes: DayNotes }) {
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
  const named = Array.from({ length: days }, (_, index) => index + 1).flatMap((date) => {
    const mark = notes(localDay(new Date(month.getFullYear(), month.getMonth(), date)))?.mark
    return mark ? [{ date, mark }] : []
  })
  if (named.length === 0) return null
  return (
    <ul className="mt-2 border-t border-rule pt-1.5 text-sm text-ochre-ink">
      {named.map(({ date, mark }) => (
        <li key={date}>
          <b>{date}</b> {mark}
        </li>
      ))}
    </ul>
  )
}
