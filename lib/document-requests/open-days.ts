import 'server-only'
import { z } from 'zod'
import { businessDays, nonBusinessDaysOf, type BusinessDays } from '@/lib/calendar/business-days'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const additions = z.object({ days: z.array(z.object({ day: z.string(), scope: z.string() })) })
const keptMs = 60_000
type Closed = (year: number) => ReadonlySet<CivilDay>
let kept: { at: number; closed: Closed; days: BusinessDays } | null = null

/** Returns the firm's business days: all days except weekends, national holidays and days that the firm closed. */
export const openDays = async (): Promise<BusinessDays> => (await read()).days

/** Returns a function that is true for national holidays and for days that the firm closed. */
export async function holidays(): Promise<(day: CivilDay) => boolean> {
  const { closed } = await read()
  return (day) => closed(yearOf(day)).has(day)
}

async function read() {
  if (kept && Date.now() - kept.at < keptMs) return kept
  const added = await unwrap(adminClient().rpc('calendar_additions'), 'document-requests.days', additions)
  const closed: Closed = (year) =>
    new Set(
      [...nonBusinessDaysOf(year), ...added.days]
        .filter(({ scope }) => scope === 'national')
        .map(({ day }) => day),
    )
  kept = { at: Date.now(), closed, days: businessDays(closed) }
  return kept
}
