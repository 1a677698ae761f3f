import { momentAt, bogotaDay } from '@/lib/calendar/civil-day'

export const rhythms = ['week', 'two-weeks', 'month'] as const
export type Rhythm = (typeof rhythms)[number]
/** Hours can be booked ninety days ahead, so a series has at most thirteen weeks. */
export const mostTimes = 13

const dayMs = 86_400_000

/**
 * Returns the moments of a repeated appointment, all at the same hour in Bogotá.
 * In a month that lacks the first appointment's day, the appointment is on the month's last day.
 */
export function occurrencesOf(first: string, rhythm: Rhythm, times: number): string[] {
  const start = Date.parse(first)
  return Array.from(
    { length: times },
    (_, n) =>
      new Date(rhythm === 'month' ? monthLater(start, n) : start + n * (rhythm === 'week' ? 7 : 14) * dayMs),
  ).map((moment) => moment.toISOString())
}

function monthLater(start: number, months: number): number {
  const midnight = Date.parse(momentAt(bogotaDay(start), 0))
  const [year, month, day] = bogotaDay(start).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
  return Date.parse(momentAt(there, 0)) + (start - midnight)
}
