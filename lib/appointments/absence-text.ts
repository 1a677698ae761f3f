import { hoursText } from '@/content/appointment-hours'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatHours, formatLongDay, formatWeekday } from '@/lib/format/appointment-time'

/**
 * Returns for example `martes 1 de diciembre a viernes 4 de diciembre`, or one day with its hours.
 * The text contains the years if a day of the absence is not in this year.
 */
export function absenceWhen({ from, until }: { from: string; until: string }, today: CivilDay): string {
  const last = new Date(Date.parse(until) - 1)
  const isThisYear = [bogotaDay(from), bogotaDay(last)].every((day) => day.slice(0, 4) === today.slice(0, 4))
  const write = isThisYear ? formatWeekday : formatLongDay
  const [first, end] = [write(from), write(last)]
  if (first !== end) return hoursText.absence.between(first, end)
  return Date.parse(until) - Date.parse(from) >= 86_400_000 ? first : `${first}, ${formatHours(from, until)}`
}
