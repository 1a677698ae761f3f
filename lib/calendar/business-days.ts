import { holidayNames } from '@/content/holidays'
import { civicDays, dayDoubts, holidayNorms } from '@/content/non-business-days'
import { addDays, makeDay, weekdayOf, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidaysOf } from '@/lib/calendar/holidays'

/** On civic days (`executive`) only the national government and the DIAN are closed. */
export type DayScope = 'national' | 'executive'

export type NonBusinessDay = {
  day: CivilDay
  name: string
  scope: DayScope
  norm: string
  /** Why the holiday may turn out to be a business day; null without such a doubt. */
  doubt: string | null
}

const friday = 5

/** Nature Day is the third Friday of April, since 2024 (Decreto 500 de 2024). */
function natureDay(year: number): NonBusinessDay {
  const first = makeDay(year, 4, 1)
  const day = addDays(first, ((friday - weekdayOf(first) + 7) % 7) + 14)
  return { ...civicDays.nature, day, scope: 'executive', doubt: dayDoubts.nature }
}

const march2025: NonBusinessDay = {
  ...civicDays.march2025,
  day: '2025-03-18',
  scope: 'executive',
  doubt: null,
}

/** Returns a year's national holidays and civic days, without weekends. */
export function nonBusinessDaysOf(year: number): readonly NonBusinessDay[] {
  const holidays = [...holidaysOf(year)].map(([day, name]): NonBusinessDay => {
    const disputed = name === holidayNames.chiquinquira
    return {
      day,
      name,
      scope: 'national',
      norm: disputed ? holidayNorms.chiquinquira : holidayNorms.holidays,
      doubt: disputed ? dayDoubts.chiquinquira : null,
    }
  })
  return [...holidays, ...(year === 2025 ? [march2025] : []), ...(year >= 2024 ? [natureDay(year)] : [])]
}

export type BusinessDays = {
  /** Returns the business days of a month in order; month 13 is January of the following year. */
  inMonth: (year: number, month: number) => readonly CivilDay[]
  has: (day: CivilDay) => boolean
}

/** Business days are Monday to Friday except `closed` days (Ley 4 de 1913, art. 62). */
export function businessDays(closed: (year: number) => ReadonlySet<CivilDay>): BusinessDays {
  const months = new Map<string, readonly CivilDay[]>()
  const closedIn = new Map<number, ReadonlySet<CivilDay>>()
  const has = (day: CivilDay) => {
    const year = yearOf(day)
    const days = closedIn.get(year) ?? closed(year)
    closedIn.set(year, days)
    return weekdayOf(day) % 6 !== 0 && !days.has(day)
  }
  const inMonth = (year: number, month: number) => {
    const first = makeDay(year, month, 1)
    const known = months.get(first)
    if (known) return known
    const open: CivilDay[] = []
    for (let day = first; day < makeDay(year, month + 1, 1); day = addDays(day, 1))
      if (has(day)) open.push(day)
    months.set(first, open)
    return open
  }
  return { inMonth, has }
}

export const onOrAfter = (days: BusinessDays, day: CivilDay): CivilDay =>
  days.has(day) ? day : onOrAfter(days, addDays(day, 1))

/** Returns the day that is `count` business days after `day`; `count` is 1 or more. */
export const businessDayAfter = (days: BusinessDays, day: CivilDay, count: number): CivilDay => {
  const next = onOrAfter(days, addDays(day, 1))
  return count > 1 ? businessDayAfter(days, next, count - 1) : next
}

export const onOrBefore = (days: BusinessDays, day: CivilDay): CivilDay =>
  days.has(day) ? day : onOrBefore(days, addDays(day, -1))
