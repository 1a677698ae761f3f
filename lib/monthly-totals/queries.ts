import { type AccountId } from '@/lib/ids'
import 'server-only'
import { monthlyTotalsSchema, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { requireUuid } from '@/lib/request'
import { toFailure, type Result } from '@/lib/result'
import type { Member } from '@/lib/session/require'
import { requestDatabase } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'
import type { UserDatabase } from '@/lib/supabase/server'

/** Reads only the user's own totals, even for staff. */
export async function readOwnTotals(db: UserDatabase): Promise<MonthlyTotals> {
  return unwrap(db.rpc('my_monthly_totals'), 'monthly-totals.own', monthlyTotalsSchema)
}

export async function readClientTotals({ db }: Member, client: AccountId): Promise<MonthlyTotals> {
  return unwrap(
    db.rpc('client_monthly_totals', { client: requireUuid(client) }),
    'monthly-totals.client',
    monthlyTotalsSchema,
  )
}

/** Starts reading before access is decided, to save time. The promise never rejects. */
export const startOwnTotals = () => settled(async () => readOwnTotals(await requestDatabase()))

/** Never rejects, so that the page can be shown without totals. */
export const startClientTotals = (member: Member, client: AccountId) =>
  settled(() => readClientTotals(member, client))

async function settled<T>(read: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    return toFailure(error, 'monthly-totals')
  }
}
