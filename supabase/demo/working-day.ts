import { isBusinessDay } from '@/lib/calendar/holidays'
import { addDays, bogotaDay, momentAt, type CivilDay } from '@/lib/calendar/civil-day'

/** The n-th working day after today in Bogotá; before today when n is negative. */
export function workingDay(n: number, now = Date.now()): CivilDay {
  const step = Math.sign(n)
  let day = bogotaDay(now)
  for (let left = Math.abs(n); left > 0; left--) {
    do day = addDays(day, step)
    while (!isBusinessDay(day))
  }
  return day
}

/** The first hour from `hour` on, that day, that nobody has. */
export function openHour(day: CivilDay, hour: number, busy: readonly string[]): string {
  const taken = new Set(busy.map((moment) => Date.parse(moment)))
  for (let at = hour; at < 18; at++) if (!taken.has(Date.parse(momentAt(day, at)))) return momentAt(day, at)
  throw new Error('seed.no-hour')
}
