import { monthNames, weekdayNames } from '@/content/calendar-names'
import { bogotaClock } from '@/lib/calendar/civil-day'

/** `Intl` is not used, because a phone needs a tenth of a second to load its month names. */
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
