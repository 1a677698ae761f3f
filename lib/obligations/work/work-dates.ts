import { onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { lastDayOf, periodKey, periodsOf, type Cycle } from '@/lib/tax-calendar/period'

/** By when the work of a period is done. */
export type WorkRule = {
  cycle: Cycle
  /** 0: in the month in which the period ends; 1: in the one behind it. */
  monthAfter: number
  dayKind: 'business' | 'calendar'
  day: number
}
/** As the database takes it. */
export type WorkDate = { period: string; due: CivilDay; act_by: CivilDay }

/** What is due between two days and on them, in order. A month that is too short has it on its last day. */
export function workDates(rule: WorkRule, days: BusinessDays, from: CivilDay, until: CivilDay): WorkDate[] {
  const first = yearOf(from) - 1
  const years = Array.from({ length: yearOf(until) - first + 1 }, (_, index) => first + index)
  return years
    .flatMap((year) => periodsOf(rule.cycle, year))
    .map((period) => ({ period: periodKey(period), due: dayOf(rule, days, lastDayOf(period)) }))
    .filter(({ due }) => due >= from && due <= until)
    .map((one) => ({ ...one, act_by: onOrBefore(days, one.due) }))
    .toSorted((one, other) => one.due.localeCompare(other.due))
}

function dayOf({ monthAfter, dayKind, day }: WorkRule, days: BusinessDays, ends: CivilDay): CivilDay {
  const [year, month] = [yearOf(ends), Number(ends.slice(5, 7)) + monthAfter]
  if (dayKind === 'business') {
    const open = days.inMonth(year, month)
    const due = open[Math.min(day, open.length) - 1]
    if (due) return due
  }
  const last = addDays(makeDay(year, month + 1, 1), -1)
  const due = makeDay(year, month, day)
  return due < last ? due : last
}
