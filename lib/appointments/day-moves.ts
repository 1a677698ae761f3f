import { momentAt, type CivilDay } from '@/lib/calendar/civil-day'

/** A cell in the table of a day: `person` is its column, and `minute` counts from midnight in Bogotá. */
export type Place = { person: string; minute: number }

/** Returns how many minutes after the day's midnight in Bogotá a moment is. */
export const minuteOf = (day: CivilDay, moment: string): number =>
  (Date.parse(moment) - Date.parse(momentAt(day, 0))) / 60_000

export const momentOn = (day: CivilDay, minute: number): string =>
  new Date(Date.parse(momentAt(day, 0)) + minute * 60_000).toISOString()

/** Returns the cell to which an arrow key moves: half an hour up or down, or one person to the left or right. */
export function move({ person, minute }: Place, key: string, people: readonly string[]): Place | null {
  const later = { ArrowDown: 30, ArrowUp: -30 }[key]
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (later) return minute + later >= 0 && minute + later < 1440 ? { person, minute: minute + later } : null
  const next = aside && people[people.indexOf(person) + aside]
  return next ? { person: next, minute } : null
}

export const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000

/** Returns the ranges from `first` to `last` outside the open hours; all times are minutes since midnight. */
export function closedRanges(
  open: readonly (readonly [number, number])[],
  first: number,
  last: number,
): [number, number][] {
  const ends = [first, ...open.flat(), last]
  return Array.from({ length: ends.length / 2 }, (_, n): [number, number] => [
    ends[2 * n] ?? 0,
    ends[2 * n + 1] ?? 0,
  ]).filter(([from, until]) => from < until)
}
