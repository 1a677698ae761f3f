import 'server-only'
import { z } from 'zod'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { firmDays } from '@/lib/obligations/plan'
import { workDates, type WorkRule } from '@/lib/obligations/work/work-dates'
import { adminClient } from '@/lib/supabase/admin'

const found = z.array(
  z.object({
    template: z.uuid(),
    client: z.uuid(),
    stamp: z.int(),
    since: z.string(),
    /** Null: nothing is to come. */
    cycle: z.enum(['month', 'bimester', 'quarter', 'four-months', 'semester', 'year']).nullable(),
    monthAfter: z.int(),
    dayKind: z.enum(['business', 'calendar']),
    day: z.int(),
  }),
)

/** Clients of one transaction. */
const batch = 200
/** How far ahead it is made, and how long what has passed still follows its template. */
const daysAhead = 100
const daysBehind = 31

/**
 * Makes the recurring work of every client whose template, state or calendar has changed, and of all once a day. Whoever is ended in the
 * middle leaves whole batches; the rest comes with the next round, and nothing comes twice. Answers how many obligations changed.
 */
export async function makeWork(budgetMs: number, now = new Date()): Promise<number> {
  const began = Date.now()
  const today = bogotaDay(now)
  let changed = 0
  while (Date.now() - began < budgetMs) {
    const { data, error } = await adminClient().rpc('work_to_plan', { today, most: batch })
    if (error) throw new Error('obligations.work', { cause: error })
    const claimed = found.parse(data)
    if (claimed.length === 0) break
    const days = await firmDays()
    const made = claimed.map(({ template, client, stamp, since, cycle, ...rest }) => {
      const from = since > addDays(today, -daysBehind) ? since : addDays(today, -daysBehind)
      const rule: WorkRule | null = cycle && { cycle, ...rest }
      const rows = rule ? workDates(rule, days, from, addDays(today, daysAhead)) : []
      return { template, client, stamp, rows }
    })
    const kept = await adminClient().rpc('make_work', { today, made })
    if (kept.error) throw new Error('obligations.make-work', { cause: kept.error })
    changed += kept.data
  }
  return changed
}
