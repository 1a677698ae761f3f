import { momentAt, type CivilDay } from '@/lib/calendar/civil-day'

/** A place in the day's columns; `minute` counts from midnight in Bogotá. */
export type Place = { person: string; minute: number }

/** Returns the minutes since midnight of the day, in Bogotá. */
export const minuteOf = (day: CivilDay, moment: string): number =>
  (Date.parse(moment) - Date.parse(momentAt(day, 0))) / 60_000

export const momentOn = (day: CivilDay, minute: number): string =>
  new Date(Date.parse(momentAt(day, 0)) + minute * 60_000).toISOString()

/** Returns the place to which an arrow key leads: half an hour up or down, or the next person; null for other keys and at the edges. */
export function move({ person, minute }: Place, key: string, people: readonly string[]): Place | null {
  const later = { ArrowDown: 30, ArrowUp: -30 }[key]
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (later) return minute + later >= 0 && minute + later < 1440 ? { person, minute: minute + later } : null
  const next = aside && people[people.indexOf(person) + aside]
  return next ? { person: next, minute } : null
}
