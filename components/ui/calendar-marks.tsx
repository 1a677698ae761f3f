import type { DayNotes } from '@/components/ui/calendar-day'
import { localDay } from '@/lib/format/civil-day'

/** The named days of a month in words: a finger cannot hover. */
export function CalendarMarks({ month, notes }: { month: Date; notes: DayNotes }) {
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
