import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { dayStyles, markedDay } from '@/components/ui/calendar-styles'
import { cn } from '@/components/ui/cn'
import { localDay, type CivilDay } from '@/lib/format/civil-day'

/** `mark` names the day (a holiday), `closed` says why it cannot be chosen; both are read aloud with its date. */
export type DayNote = { mark?: string; closed?: string }
export type DayNotes = (day: CivilDay) => DayNote | null

// react-day-picker takes components, not props for them: a component made anew for each notes would lose the focus.
export const DayNotesContext = createContext<DayNotes | null>(null)

/** One day: react-day-picker's button with what is known of the day. */
export function CalendarDay({ day, modifiers, className, ...props }: DayButtonProps) {
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
