import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/auth/require'
import { databaseError } from '@/lib/supabase/database-error'

const kind = z.enum(['registration', 'invoice', 'message', 'appointment', 'contact', 'delivery'])
const line = z.object({
  kind,
  id: z.uuid(),
  at: z.string(),
  title: z.string().nullable(),
  detail: z.string().nullable(),
  /** Of an appointment: its sequence and its hour. Of deliveries: how many were stopped, and by what. */
  key: z.number().nullable(),
  starts_at: z.string().optional(),
  cause: z.string().nullish(),
})
const today = z.object({
  lines: z.array(line),
  counts: z.record(kind, z.number()),
  week: z.array(
    z.object({ day: z.string(), accepted: z.number(), rejected: z.number(), minutes: z.number().nullable() }),
  ),
})

export type QueueKind = z.output<typeof kind>
export type QueueLine = z.output<typeof line>
export type Today = z.output<typeof today>

const pageSize = 20

/** What waits for this member, oldest first, and what was decided on each day since `monday` (yyyy-MM-dd). */
export async function firmToday({ db }: Member, monday: string): Promise<Today> {
  const { data, error } = await db.rpc('firm_today', { monday, page_size: pageSize })
  if (error) throw databaseError(error, 'today.read')
  return today.parse(data)
}
