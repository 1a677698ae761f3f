import 'server-only'
import { z } from 'zod'
import type { AuditCursor, AuditFilters } from '@/lib/audit/address'
import type { Member } from '@/lib/session/require'
import { bogotaDayLimits } from '@/lib/format/civil-day'
import { databaseError } from '@/lib/supabase/database-error'

const facts = z.record(z.string(), z.unknown()).nullable()

const row = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
  target_email: z.string().nullable(),
  before: facts,
  after: facts,
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})
const answer = z.object({
  rows: z.array(row),
  next: z.tuple([z.string(), z.number()]).nullable(),
})

export type AuditRow = z.output<typeof row>
export type AuditPage = { rows: AuditRow[]; next: AuditCursor | null }

/** One page of the log, newest first. Administrators only. */
export async function listAudit(
  { db }: Member,
  { actor, area, about, from, until }: AuditFilters,
  cursor: AuditCursor | null,
  pageSize: number,
): Promise<AuditPage> {
  const wanted = {
    actor,
    area,
    about,
    from: from && bogotaDayLimits(from).from,
    until: until && bogotaDayLimits(until).until,
    after: cursor && [...cursor],
  }
  const { data, error } = await db.rpc('list_audit', { wanted, page_size: pageSize })
  if (error) throw databaseError(error, 'audit.list')
  return answer.parse(data)
}
