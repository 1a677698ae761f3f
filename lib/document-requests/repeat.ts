import 'server-only'
import { z } from 'zod'
import { onOrAfter, onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, makeDay, yearOf, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { openDays } from '@/lib/document-requests/open-days'
import { mayRemind } from '@/lib/document-requests/reminders'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export type Series = {
  id: string
  /** Day of the month after the period; null when the series follows an obligation. */
  monthDay: number | null
  /** Days before the obligation's due date. */
  daysBefore: number | null
  /** Days before the request's due date on which it is sent. */
  leadDays: number
  lastDay: CivilDay | null
  /** Periods of the obligation without a request. */
  periods: readonly { obligation: string; period: string; due: CivilDay }[]
}

/** The keys match the database procedure. */
type Occurrence = { series: string; period: string; due: CivilDay; of: string | null }

/** `2026-11`: a request in December is about November. */
export const monthBefore = (day: CivilDay): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** The last business day at least `daysBefore` days earlier, or today if that has passed. */
function dueBefore(days: BusinessDays, due: CivilDay, daysBefore: number, today: CivilDay): CivilDay {
  const day = onOrBefore(days, addDays(due, -daysBefore))
  return day < today ? today : day
}

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

/** A long lead sends a request months early, so three more months are considered. */
const ofMonths = (days: BusinessDays, { monthDay }: Series, today: CivilDay) =>
  [0, 1, 2, 3].map((ahead) => {
    const meant = makeDay(yearOf(today), Number(today.slice(5, 7)) + ahead, monthDay ?? 1)
    return { period: monthBefore(meant), due: onOrAfter(days, meant), of: null }
  })

const found = z.array(
  z.object({
    id: z.uuid(),
    monthDay: z.number().nullable(),
    daysBefore: z.number().nullable(),
    leadDays: z.number(),
    lastDay: z.string().nullable(),
    periods: z.array(z.object({ obligation: z.uuid(), period: z.string(), due: z.string() })),
  }),
)

const batch = 100

/**
 * Creates each series' requests once per business day during mailing hours; clients get a mail. Batches are
 * atomic, so an interrupted run can be resumed. Returns the requests created.
 */
export async function repeatRequests(budgetMs: number, now = new Date()): Promise<number> {
  const began = Date.now()
  const days = await openDays()
  const today = bogotaDay(now)
  let made = 0
  while (mayRemind(days, now) && Date.now() - began < budgetMs) {
    const series = await unwrap(
      adminClient().rpc('request_series_to_check', { today, most: batch }),
      'document-requests.series',
      found,
    )
    if (series.length === 0) break
    made += await unwrap(
      adminClient().rpc('make_series_requests', {
        series: series.map(({ id }) => id),
        today,
        made: series.flatMap((one) => occurrences(days, one, today)),
      }),
      'document-requests.repeat',
    )
  }
  return made
}
