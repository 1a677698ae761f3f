import 'server-only'
import type { Member } from '@/lib/session/require'
import { requestDatabase } from '@/lib/session/session'
import { toFailure, type Result } from '@/lib/result'
import { figuresSchema, type MonthFigures } from '@/lib/figures/month-figures'
import { requireUuid } from '@/lib/request'
import { databaseError } from '@/lib/supabase/database-error'
import type { UserDatabase } from '@/lib/supabase/server'

/** What the caller bought and sold; staff see here only their own. */
export async function readOwnFigures(db: UserDatabase): Promise<MonthFigures> {
  const { data, error } = await db.rpc('my_month_figures')
  if (error) throw databaseError(error, 'figures.own')
  return figuresSchema.parse(data)
}

/** What a client bought and sold, for whoever of the firm sees them. */
export async function readClientFigures({ db }: Member, client: string): Promise<MonthFigures> {
  const { data, error } = await db.rpc('client_month_figures', { client: requireUuid(client) })
  if (error) throw databaseError(error, 'figures.client')
  return figuresSchema.parse(data)
}

/** For the page: asks while it is decided whether the visitor may stay. Never rejects. */
export const startOwnFigures = () => settled(async () => readOwnFigures(await requestDatabase()))

/** For the page about a client, which stands without them. Never rejects. */
export const startClientFigures = (member: Member, client: string) =>
  settled(() => readClientFigures(member, client))

async function settled(read: () => Promise<MonthFigures>): Promise<Result<MonthFigures>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    return toFailure(error, 'figures')
  }
}
