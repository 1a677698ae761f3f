import { addDays, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { onOrAfter, type BusinessDays } from '@/lib/calendar/business-days'
import { ladders, stepOf, type LadderName } from '@/lib/tax-calendar/ladder'

/** How a date follows from the month in which something is due. */
export type DueRule =
  | { on: 'ladder'; ladder: LadderName }
  | { on: 'business-day'; nth: number }
  | { on: 'last-business-day' }
  | FixedDay
  /** No formula: a table is published for each year. By `sector` when the NIT does not choose. */
  | { on: 'table'; by?: 'sector' }

/**
 * A day of the month. When it is no business day it `stays`, goes to the `next` one, or sources disagree (`unclear`): then the
 * earlier is due, and the later is noted. `orBusinessDay` is the other reading of "the first ten days".
 */
type FixedDay = {
  on: 'day'
  day: number | readonly number[]
  ifClosed: 'stays' | 'next' | 'unclear'
  orBusinessDay?: number
}

/** `due` is the day to show, `latest` the one that a milder reading of the norm gives; most rules have one reading. */
export type RuleDate = { due: CivilDay; latest: CivilDay }

/** `month` counts from January of `year` and may be over 12; `part` is the place of the period in its year, from 1. */
export type DueMonth = { year: number; month: number; part: number }

/**
 * The date of a rule. Null when the month has fewer business days than the rule needs, or for a table: another day is never
 * taken in its place. `nit` without check digit; only ladders look at it.
 */
export function ruleDate(
  rule: DueRule,
  { year, month, part }: DueMonth,
  nit: string,
  days: BusinessDays,
): RuleDate | null {
  const nth = (count: number, after = 0) => days.inMonth(year, month + after)[count - 1]
  const only = (due: CivilDay | undefined) => (due === undefined ? null : { due, latest: due })
  if (rule.on === 'ladder') {
    const step = stepOf(ladders[rule.ladder], nit)
    return step && only(nth(step.nth, step.after))
  }
  if (rule.on === 'business-day') return only(nth(rule.nth))
  if (rule.on === 'last-business-day') return only(days.inMonth(year, month).at(-1))
  if (rule.on === 'day') return fixedDay(rule, { year, month, part }, days)
  return null
}

function fixedDay(
  { day, ifClosed, orBusinessDay }: FixedDay,
  { year, month, part }: DueMonth,
  days: BusinessDays,
): RuleDate | null {
  const date = typeof day === 'number' ? day : day[part - 1]
  if (date === undefined || date > daysIn(year, month)) return null
  const named = makeDay(year, month, date)
  const moved = onOrAfter(days, named)
  const other = orBusinessDay && days.inMonth(year, month)[orBusinessDay - 1]
  if (other) return { due: named, latest: other }
  return { due: ifClosed === 'next' ? moved : named, latest: ifClosed === 'stays' ? named : moved }
}

const daysIn = (year: number, month: number) => Number(addDays(makeDay(year, month + 1, 1), -1).slice(8))
