import { uvt } from '../legal-figures'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** Returns the English name of the weekday of a civil day; `month` counts from 1. */
export const weekdayOf = (year: number, month: number, day: number): string =>
  weekday.format(Date.UTC(year, month - 1, day))

/** The prima of December is due by the 20th, which may be a Sunday, when no bank pays. */
export const lastBonusWeekday = weekdayOf(uvt.year, 12, 20)
