import 'server-only'
import { z } from 'zod'
import { businessDays, nonBusinessDaysOf, type BusinessDays } from '@/lib/calendar/business-days'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const additions = z.object({ days: z.array(z.object({ day: z.string(), scope: z.string() })) })
const keptMs = 60_000
let kept: { at: number; days: BusinessDays } | null = null

/** Returns the firm's business days, without weekends, national holidays and days that the firm closed. Cached for at most a minute. */
export async function openDays(): Promise<BusinessDays> {
  if (kept && Date.now() - kept.at < keptMs) return kept.days
  const added = await unwrap(adminClient().rpc('calendar_additions'), 'document-requests.days', additions)
  const days = businessDays(
    (year) =>
      new Set(
        [...nonBusinessDaysOf(year), ...added.days]
          .filter(({ scope }) => scope === 'national')
          .map(({ day }) => day),
      ),
  )
  kept = { at: Date.now(), days }
  return days
}
