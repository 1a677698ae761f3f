import 'server-only'
import { z } from 'zod'
import { accountId } from '@/lib/ids'
import { onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, makeDay, yearOf, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { firmDays } from '@/lib/obligations/plan'
import { adminClient } from '@/lib/supabase/admin'
import { lastDayOf, periodKey, periodsOf, type Cycle } from '@/lib/tax-calendar/period'
import { unwrap } from '@/lib/supabase/unwrap'

export type WorkRule = {
  cycle: Cycle
  /** The due month: 0 is the last month of the period, 1 the month after. */
  monthAfter: number
  dayKind: 'business' | 'calendar'
  day: number
}
type WorkDate = { period: string; due: CivilDay; act_by: CivilDay }

/** Returns the dates from `from` to `until`, inclusive. A month with too few days uses its last day. */
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

const found = z.array(
  z.object({
    template: z.uuid(),
    client: accountId,
    stamp: z.int(),
    since: z.string(),
    /** How often the work repeats; null means that no further work is created. */
    cycle: z.enum(['month', 'bimester', 'quarter', 'four-months', 'semester', 'year']).nullable(),
    monthAfter: z.int(),
    dayKind: z.enum(['business', 'calendar']),
    day: z.int(),
  }),
)

const batch = 200
/** Work is created from `daysBehind` days before today to `daysAhead` days after today. */
export const daysAhead = 100
const daysBehind = 31

/** Creates work for changed clients, and once a day for all. Returns how many obligations changed. */
export async function makeWork(budgetMs: number, now = new Date()): Promise<number> {
  const began = Date.now()
  const today = bogotaDay(now)
  let changed = 0
  while (Date.now() - began < budgetMs) {
    const claimed = await unwrap(
      adminClient().rpc('work_to_plan', { today, most: batch }),
      'obligations.work',
      found,
    )
    if (claimed.length === 0) break
    const days = await firmDays()
    const made = claimed.map(({ template, client, stamp, since, cycle, ...rest }) => {
      const from = since > addDays(today, -daysBehind) ? since : addDays(today, -daysBehind)
      const rule: WorkRule | null = cycle && { cycle, ...rest }
      const rows = rule ? workDates(rule, days, from, addDays(today, daysAhead)) : []
      return { template, client, stamp, rows }
    })
    changed += await unwrap(adminClient().rpc('make_work', { today, made }), 'obligations.make-work')
  }
  return changed
}
