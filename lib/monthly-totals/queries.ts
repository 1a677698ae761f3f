import 'server-only'
import {
  monthlyTotalsSchema,
  monthsSchema,
  type MonthlyTotals,
  type MonthTotals,
} from '@/lib/monthly-totals/monthly-totals'
import { requireUuid } from '@/lib/request'
import { toFailure, type Result } from '@/lib/result'
import type { Member } from '@/lib/session/require'
import { requestDatabase } from '@/lib/session/session'
import { databaseError } from '@/lib/supabase/database-error'
import type { UserDatabase } from '@/lib/supabase/server'

/** What the caller bought and sold; staff see here only their own. */
export async function readOwnTotals(db: UserDatabase): Promise<MonthlyTotals> {
  const { data, error } = await db.rpc('my_monthly_totals')
  if (error) throw databaseError(error, 'monthly-totals.own')
  return monthlyTotalsSchema.parse(data)
}

/** What a client bought and sold, for whoever of the firm sees them. */
export async function readClientTotals({ db }: Member, client: string): Promise<MonthlyTotals> {
  const { data, error } = await db.rpc('client_monthly_totals', { client: requireUuid(client) })
  if (error) throw databaseError(error, 'monthly-totals.client')
  return monthlyTotalsSchema.parse(data)
}

/** For the page: asks while it is decided whether the visitor may stay. Never rejects. */
export const startOwnTotals = () => settled(async () => readOwnTotals(await requestDatabase()))

/** For the dashboard: the running month and the one before, which are read alone. Never rejects. */
export const startLatestTotals = () =>
  settled(async (): Promise<MonthTotals[]> => {
    const { data, error } = await (await requestDatabase()).rpc('my_latest_totals')
    if (error) throw databaseError(error, 'monthly-totals.latest')
    return monthsSchema.parse(data)
  })

/** For the page about a client, which stands without them. Never rejects. */
export const startClientTotals = (member: Member, client: string) =>
  settled(() => readClientTotals(member, client))

async function settled<T>(read: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    return toFailure(error, 'monthly-totals')
  }
}
