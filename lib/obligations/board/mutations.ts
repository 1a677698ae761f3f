import 'server-only'
import { z } from 'zod'
import { errorMessages, type ErrorCode } from '@/content/errors'
import { changedBefore } from '@/lib/obligations/mutations'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'
import type { changeManySchema, planObligationSchema } from '@/lib/obligations/board/schema'

type Db = Pick<Member, 'db'>

/** Who does it, by when, and what the firm notes. Throws `conflict`, naming who was faster, and changes nothing then. */
export async function planObligation(
  { db }: Db,
  input: z.output<typeof planObligationSchema>,
): Promise<void> {
  const { obligation, seen, responsible, reviewer, internalDate, hours, notes } = input
  const plan = { responsible, reviewer, internal_date: internalDate, hours, notes }
  const { error } = await db.rpc('plan_obligation', { obligation, seen, plan })
  if (error) throw changedBefore(error) ?? databaseError(error, 'work.plan')
}

const refused = z.array(
  z.object({
    obligation: z.string(),
    code: z.string(),
    by: z.string().nullish(),
    at: z.string().optional(),
  }),
)
/** An obligation that nothing was done for, and why not. */
export type NotDone = { id: string; why: string }

/** One change of many obligations, each by itself: answers those that it was not done for. */
export async function changeMany({ db }: Db, change: z.output<typeof changeManySchema>): Promise<NotDone[]> {
  const { data, error } = await db.rpc('change_obligations', {
    items: change.items.map((item) =>
      'receipt' in item
        ? {
            obligation: item.obligation,
            seen: item.seen,
            receipt: item.receipt || null,
            filed_on: item.filedOn,
            value: item.value,
          }
        : item,
    ),
    change:
      change.kind === 'assign'
        ? { plan: { responsible: change.member } }
        : change.kind === 'internal-date'
          ? { plan: { internal_date: change.day } }
          : {},
  })
  if (error) throw databaseError(error, 'work.change-many')
  return refused.parse(data).map(({ obligation, code, ...faster }) => ({
    id: obligation,
    why:
      changedBefore({ message: code, details: JSON.stringify(faster) })?.sentence ??
      errorMessages[code in errorMessages ? (code as ErrorCode) : 'unexpected'],
  }))
}
