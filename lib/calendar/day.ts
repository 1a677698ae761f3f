/** A day of the calendar of Bogotá, as `2026-12-09`. Days of a year compare and sort as texts. */
export type Day = string

const dayMs = 86_400_000
/** Colombia keeps the same hour all year (Decreto 2707 de 1982). */
const offsetHours = 5

const toDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)
const toUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const makeDay = (year: number, month: number, date: number): Day =>
  toDay(Date.UTC(year, month - 1, date))

/** The day that it is in Bogotá at a moment, wherever the clock that tells it stands. */
export const dayOf = (moment: string | Date): Day =>
  toDay(new Date(moment).getTime() - offsetHours * 3_600_000)

/** The hour of the clock of Bogotá at a moment, 0 to 23. */
export const hourOf = (moment: string | Date): number =>
  new Date(new Date(moment).getTime() - offsetHours * 3_600_000).getUTCHours()

/** The moment of a full hour in Bogotá, as `2026-12-09T14:00:00.000Z`. */
export const momentAt = (day: Day, hour: number): string =>
  new Date(toUtc(day) + (hour + offsetHours) * 3_600_000).toISOString()

export const addDays = (day: Day, days: number): Day => toDay(toUtc(day) + days * dayMs)

/** Whole days from one to the other; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / dayMs)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => new Date(toUtc(day)).getUTCDay()

export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/**
 * The browser's own midnight of a day, for calendars that reckon with local dates; `fromLocalDate` reads it back.
 * Neither asks in which zone the browser stands.
 */
export function toLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export const fromLocalDate = (date: Date): Day =>
  makeDay(date.getFullYear(), date.getMonth() + 1, date.getDate())
