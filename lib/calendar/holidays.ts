import { holidayNames as name } from '@/content/holidays'
import { addDays, makeDay, weekdayOf, yearOf, type CivilDay } from '@/lib/calendar/civil-day'

type Dated = readonly [month: number, date: number, name: string, since?: number]

/** Holidays that keep their date (Código Sustantivo del Trabajo, art. 177). */
const fixed: readonly Dated[] = [
  [1, 1, name.newYear],
  [5, 1, name.labour],
  [7, 20, name.independence],
  [8, 7, name.boyaca],
  [12, 8, name.immaculate],
  [12, 25, name.christmas],
]

/** Holidays that move to the following Monday (Ley 51 de 1983; Chiquinquirá was added by Ley 2578 de 2026). */
const moved: readonly Dated[] = [
  [1, 6, name.kings],
  [3, 19, name.joseph],
  [6, 29, name.peter],
  [7, 9, name.chiquinquira, 2026],
  [8, 15, name.assumption],
  [10, 12, name.race],
  [11, 1, name.allSaints],
  [11, 11, name.cartagena],
]

/** Days from Easter Sunday to a holiday; the last three holidays are already moved to Monday. */
const fromEaster: readonly (readonly [days: number, name: string])[] = [
  [-3, name.holyThursday],
  [-2, name.goodFriday],
  [43, name.ascension],
  [64, name.corpus],
  [71, name.sacredHeart],
]

const nextMonday = (day: CivilDay): CivilDay => addDays(day, (8 - weekdayOf(day)) % 7)
const years = new Map<number, ReadonlyMap<CivilDay, string>>()

/** Returns the names of a year's holidays by day; the names of two holidays on the same day are joined. */
export function holidaysOf(year: number): ReadonlyMap<CivilDay, string> {
  const known = years.get(year)
  if (known) return known
  const easter = easterOf(year)
  const all: [CivilDay, string][] = [
    ...fixed.map(([month, date, title]): [CivilDay, string] => [makeDay(year, month, date), title]),
    ...moved
      .filter(([, , , since = 0]) => year >= since)
      .map(([month, date, title]): [CivilDay, string] => [nextMonday(makeDay(year, month, date)), title]),
    ...fromEaster.map(([days, title]): [CivilDay, string] => [addDays(easter, days), title]),
  ]
  const holidays = new Map<CivilDay, string>()
  for (const [day, title] of all.toSorted()) {
    const other = holidays.get(day)
    holidays.set(day, other ? `${other} y ${title}` : title)
  }
  years.set(year, holidays)
  return holidays
}

export const holidayOn = (day: CivilDay): string | undefined => holidaysOf(yearOf(day)).get(day)

/** Returns Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
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

/** Legal terms in days count only business days (Ley 4 de 1913, art. 62). */
export const isBusinessDay = (day: CivilDay): boolean =>
  weekdayOf(day) % 6 !== 0 && holidayOn(day) === undefined

export function addBusinessDays(day: CivilDay, count: number): CivilDay {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
