import 'server-only'
import { z } from 'zod'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openDays } from '@/lib/document-requests/open-days'
import { occurrences } from '@/lib/document-requests/recurrence'
import { mayRemind } from '@/lib/document-requests/reminders'
import { adminClient } from '@/lib/supabase/admin'

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
 * Makes the requests of the period for every series, once a business day and by day: the client hears of each by mail. Whoever is
 * ended in the middle leaves whole batches; the rest comes with the next round. Answers how many were made.
 */
export async function repeatRequests(budgetMs: number, now = new Date()): Promise<number> {
  const began = Date.now()
  const days = await openDays()
  const today = bogotaDay(now)
  let made = 0
  while (mayRemind(days, now) && Date.now() - began < budgetMs) {
    const { data, error } = await adminClient().rpc('request_series_to_check', { today, most: batch })
    if (error) throw new Error('document-requests.series', { cause: error })
    const series = found.parse(data)
    if (series.length === 0) break
    const kept = await adminClient().rpc('make_series_requests', {
      series: series.map(({ id }) => id),
      today,
      made: series.flatMap((one) => occurrences(days, one, today)),
    })
    if (kept.error) throw new Error('document-requests.repeat', { cause: kept.error })
    made += kept.data
  }
  return made
}
