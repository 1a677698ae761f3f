import type { CivilDay } from '@/lib/format/civil-day'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Colombia has kept UTC−5 all year since 1993. */
const offsetHours = 5

const toDay = (utc: number): CivilDay => new Date(utc).toISOString().slice(0, 10)
const toUtc = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`)

export const makeDay = (year: number, month: number, date: number): CivilDay =>
  toDay(Date.UTC(year, month - 1, date))

/** The hour of the clock of Bogotá at a moment, 0 to 23. */
export const hourOf = (moment: string | Date): number =>
  new Date(new Date(moment).getTime() - offsetHours * hourMs).getUTCHours()

/** The moment of a full hour in Bogotá, as `2026-12-09T14:00:00.000Z`. */
export const momentAt = (day: CivilDay, hour: number): string =>
  new Date(toUtc(day) + (hour + offsetHours) * hourMs).toISOString()

export const addDays = (day: CivilDay, days: number): CivilDay => toDay(toUtc(day) + days * dayMs)

/** Whole days from one to the other; negative when `to` comes first. */
export const daysBetween = (from: CivilDay, to: CivilDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / dayMs)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: CivilDay): number => new Date(toUtc(day)).getUTCDay()

export const yearOf = (day: CivilDay): number => Number(day.slice(0, 4))
