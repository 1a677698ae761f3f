'use client'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { cn } from '@/components/ui/cn'
import { calendar } from '@/content/holidays'
import { localDay, localMidnight, type CivilDay } from '@/lib/calendar/civil-day'

// The days' notes come from a context, because a new `DayButton` component for new notes would lose the focus.
const DayNotesContext = createContext<DayNotes | null>(null)
const formatters = { formatWeekdayName: (day: Date) => calendar.weekdays[day.getDay()] ?? '' }
const components = { DayButton: CalendarDay, Chevron: Arrow }
const labels = { labelNext: () => calendar.next, labelPrevious: () => calendar.previous }
const step =
  'grid size-tap place-items-center rounded-control hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-rule-field aria-disabled:hover:bg-transparent'

/** Parts of react-day-picker not listed here have no styles. */
const calendarParts = {
  root: 'w-[min(21.5rem,100%)] rounded-sheet border border-ink bg-sheet p-3 shadow-lift max-sm:p-1.5',
  month: 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center',
  button_previous: step,
  button_next: step,
  month_caption: 'text-center font-serif text-[min(1.125rem,8vw)]/tight font-[550] first-letter:uppercase',
  caption_label: 'inline-block first-letter:uppercase',
  month_grid: 'col-span-full w-full table-fixed border-collapse',
  weekday: 'py-1.5 text-center text-xs font-medium text-ink-2',
  day: 'group p-0 text-center',
  hidden: 'invisible',
} as const

const dayStyles = [
  'relative h-11 w-full rounded-sheet text-sm hover:bg-sunk focus-visible:z-10 focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:text-ink-2 disabled:line-through disabled:decoration-rule-field disabled:hover:bg-transparent',
  'group-data-[today]:font-semibold group-data-[today]:after:absolute group-data-[today]:after:inset-x-[28%] group-data-[today]:after:bottom-1.5 group-data-[today]:after:border-b-4 group-data-[today]:after:border-double group-data-[today]:after:border-current',
  'group-data-[selected]:bg-green group-data-[selected]:font-semibold group-data-[selected]:text-sheet group-data-[selected]:hover:bg-green-deep forced-colors:group-data-[selected]:border-4',
].join(' ')

/** Days with a `mark`, such as holidays, are hatched, so that they can be recognised without colour. */
const markedDay =
  'bg-[repeating-linear-gradient(135deg,var(--color-ochre-wash)_0_4px,oklch(0.905_0.07_86)_4px_6px)] font-semibold text-ochre-ink disabled:text-ochre-ink disabled:no-underline'

/** `mark` names the day, such as a holiday; `closed` says why the day cannot be chosen. */
type DayNote = { mark?: string; closed?: string }

export type DayNotes = (day: CivilDay) => DayNote | null

export type CalendarProps = {
  value: CivilDay | null
  /** Called with null when the chosen day is pressed again, unless `required` is set. */
  onChange: (day: CivilDay | null) => void
  /** Today in Bogotá, which may differ from the browser's date. */
  today: CivilDay
  /** First and last day that can be chosen; months outside this range cannot be reached. */
  from?: CivilDay
  until?: CivilDay
  required?: boolean
  autoFocus?: boolean
  notes?: DayNotes
  className?: string
}

/** Days are passed without a time, so that no time zone can shift them. */
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

function CalendarDay({ day, modifiers, className, ...props }: DayButtonProps) {
  const notes = use(DayNotesContext)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) button.current?.focus()
  }, [modifiers.focused])
  const note = notes?.(localDay(day.date))
  const label = [props['aria-label'], note?.mark, note?.closed].filter(Boolean).join(', ')
  return (
    <button
      {...props}
      ref={button}
      aria-label={label}
      title={note?.mark ?? note?.closed}
      className={cn(dayStyles, note?.mark && markedDay, className)}
    />
  )
}

const earliest = (today: CivilDay, from: CivilDay | undefined) => (from && from > today ? from : today)

function Arrow({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ArrowLeft : ArrowRight
  return <Icon className="size-5" strokeWidth={1.75} aria-hidden />
}

/** Lists the month's holidays and other marked days as text, because touch screens have no hover. */
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
