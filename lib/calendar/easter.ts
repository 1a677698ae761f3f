import { makeDay } from '@/lib/calendar/day'
import type { CivilDay } from '@/lib/format/civil-day'

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): CivilDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const skipped = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const moon = (19 * a + b - Math.floor(b / 4) - skipped + 15) % 30
  const toSunday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * toSunday) / 451)
  const days = moon + toSunday - 7 * late + 114
  return makeDay(year, Math.floor(days / 31), (days % 31) + 1)
}
