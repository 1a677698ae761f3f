import { addDays, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { isBusinessDay } from '@/lib/calendar/holidays'

/** Returns the n-th working day after today in Bogotá, or before today if n is negative. */
export function workingDay(n: number, now = Date.now()): CivilDay {
  const step = Math.sign(n)
  let day = bogotaDay(now)
  for (let left = Math.abs(n); left > 0; left--) {
    do day = addDays(day, step)
    while (!isBusinessDay(day))
  }
  return day
}
