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
  /** The request is due on this day of the month after its period; null for a series that follows an obligation. */
  monthDay: number | null
  /** The request is due this many days before the obligation; null for a monthly series. */
  daysBefore: number | null
  /** The request is sent this many days before it is due. */
  leadDays: number
  lastDay: CivilDay | null
  /** Periods of the obligation for which no request exists yet. */
  periods: readonly { obligation: string; period: string; due: CivilDay }[]
}

/** A document request that has to be created, with the keys that the database procedure reads. */
type Occurrence = { series: string; period: string; due: CivilDay; of: string | null }

/** A request asks for the month that has ended, so a day in December 2026 gives `2026-11`. */
export const monthBefore = (day: CivilDay): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** Returns the last business day that is at least `daysBefore` days before `due`, or today if that day has passed. */
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

/** A long `leadDays` sends a request months before it is due, so due days of the next three months are tried too. */
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

/** Creates the due requests in mailing hours, once per business day, and returns their number. */
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
