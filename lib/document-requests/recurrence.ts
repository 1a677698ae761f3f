import { onOrAfter, onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'

/** A request that is made anew for each period. */
export type Series = {
  id: string
  /** Of the month behind the period; null where it follows an obligation. */
  monthDay: number | null
  /** Days before the obligation is due. */
  daysBefore: number | null
  /** Days before its own date on which it is sent. */
  leadDays: number
  lastDay: CivilDay | null
  /** Of the obligation, what was not asked for yet. */
  periods: readonly { obligation: string; period: string; due: CivilDay }[]
}

/** The keys are those of the procedure that makes it. */
export type Occurrence = { series: string; period: string; due: CivilDay; of: string | null }

/** The month before the one of a day, as `2026-11`: what is asked for in December is November's. */
export const monthBefore = (day: CivilDay): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** The business day on or before so many days ahead of an obligation's own day; today when that has passed. */
export function dueBefore(days: BusinessDays, due: CivilDay, daysBefore: number, today: CivilDay): CivilDay {
  const day = onOrBefore(days, addDays(due, -daysBefore))
  return day < today ? today : day
}

/** What is to be asked today. */
export function occurrences(days: BusinessDays, series: Series, today: CivilDay): Occurrence[] {
  const { id, lastDay, leadDays } = series
  return (series.monthDay === null ? ofObligation(days, series, today) : ofMonths(days, series, today))
    .filter(({ due }) => due >= today && today >= addDays(due, -leadDays))
    .filter(({ due }) => lastDay === null || due <= lastDay)
    .map((one) => ({ ...one, series: id }))
}

const ofObligation = (days: BusinessDays, { periods, daysBefore }: Series, today: CivilDay) =>
  periods.map(({ obligation, period, due }) => ({
    period,
    due: dueBefore(days, due, daysBefore ?? 0, today),
    of: obligation,
  }))

/** Of this month and the three behind it: a long lead reaches over more than one. */
const ofMonths = (days: BusinessDays, { monthDay }: Series, today: CivilDay) =>
  [0, 1, 2, 3].map((ahead) => {
    const meant = makeDay(yearOf(today), Number(today.slice(5, 7)) + ahead, monthDay ?? 1)
    return { period: monthBefore(meant), due: onOrAfter(days, meant), of: null }
  })
