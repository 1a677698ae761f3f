import { addDays, weekdayOf } from '@/lib/calendar/day'
import type { CivilDay } from '@/lib/format/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'

/** Monday to Friday and no holiday: how legal terms are counted (Ley 4 de 1913, art. 62). */
export const isBusinessDay = (day: CivilDay): boolean =>
  weekdayOf(day) % 6 !== 0 && holidayOn(day) === undefined

/** The last day of a term of `count` business days that starts to run the day after `day`. */
export function addBusinessDays(day: CivilDay, count: number): CivilDay {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
