import { onOrAfter, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'

/** When clients are told of a date: so many days before it, `waiting` only of what waits for them. The nearest first. */
const notices = [
  { days: 1, waiting: false },
  { days: 5, waiting: false },
  { days: 10, waiting: true },
] as const

/** The dates that a notice of this business day is about, up to `until`: one that would fall on a day off comes before it. */
export function reminderSpans(open: BusinessDays, today: CivilDay) {
  const next = onOrAfter(open, addDays(today, 1))
  return notices.map((notice) => ({ ...notice, until: addDays(next, notice.days - 1) }))
}
