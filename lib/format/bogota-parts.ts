import { monthNames, weekdayNames } from '@/content/calendar-names'
import { bogotaClock } from '@/lib/calendar/civil-day'

/**
 * Returns what a calendar and a clock in Bogotá show.
 * `Intl` is not used: a phone needs a tenth of a second to load its month names, and browsers abbreviate months differently.
 */
export function bogotaParts(moment: string | Date) {
  const clock = bogotaClock(moment)
  return {
    year: clock.getUTCFullYear(),
    month: monthNames[clock.getUTCMonth()] ?? '',
    date: clock.getUTCDate(),
    weekday: weekdayNames[clock.getUTCDay()] ?? '',
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  }
}
