const dayMs = 86_400_000
const hourMs = 3_600_000
/** Colombia has kept UTC−5 all year since 1993. */
const offsetHours = 5

const toDay = (utc: number): CivilDay => new Date(utc).toISOString().slice(0, 10)
const toUtc = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`)

export const makeDay = (year: number, month: number, date: number): CivilDay =>
  toDay(Date.UTC(year, month - 1, date))

/** Returns a date whose UTC fields show the time of a clock in Bogotá. */
export const bogotaClock = (moment: string | Date | number): Date =>
  typeof moment === 'string' && pattern.test(moment)
    ? new Date(toUtc(moment))
    : new Date(new Date(moment).getTime() - offsetHours * hourMs)

export const hourOf = (moment: string | Date): number => bogotaClock(moment).getUTCHours()

/** Converts an hour in Bogotá to UTC: 9 becomes `2026-12-09T14:00:00.000Z`. */
export const momentAt = (day: CivilDay, hour: number): string =>
  new Date(toUtc(day) + (hour + offsetHours) * hourMs).toISOString()

export const addDays = (day: CivilDay, days: number): CivilDay => toDay(toUtc(day) + days * dayMs)

/** Returns a negative number when `to` is earlier than `from`. */
export const daysBetween = (from: CivilDay, to: CivilDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / dayMs)

/** Returns 0 for Sunday and 6 for Saturday. */
export const weekdayOf = (day: CivilDay): number => new Date(toUtc(day)).getUTCDay()

export const mondayOf = (day: CivilDay): CivilDay => addDays(day, -((weekdayOf(day) + 6) % 7))

export const yearOf = (day: CivilDay): number => Number(day.slice(0, 4))

/** A day as `yyyy-MM-dd`, which means the same in every time zone and can be sorted as text. */
export type CivilDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** False for impossible days such as `2026-02-30`. */
export function isCivilDay(text: string): text is CivilDay {
  const day = pattern.exec(text)
  if (!day) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export const bogotaDay = (moment: string | Date | number): CivilDay =>
  bogotaClock(moment).toISOString().slice(0, 10)

/** Returns a date in the machine's time zone, as date pickers need it; such a date must never be stored. */
export function localMidnight(day: CivilDay): Date {
  const [, year, month, date] = pattern.exec(day) ?? []
  return new Date(Number(year), Number(month) - 1, Number(date))
}

export function localDay(moment: Date): CivilDay {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

export const formatCivilDay = (day: CivilDay): string => day.split('-').reverse().join('/')

/** `until` is the start of the next day, in Bogotá (UTC−5). */
export function bogotaDayLimits(day: CivilDay): { from: string; until: string } {
  const from = new Date(`${day}T00:00:00-05:00`)
  return { from: from.toISOString(), until: new Date(from.getTime() + 86_400_000).toISOString() }
}
