import 'server-only'
import { z } from 'zod'
import type { AccountId } from '@/lib/ids'
import { firmMonthsShape, type FirmDianMonths } from '@/lib/dian-lists/line'
import { requireUuid } from '@/lib/request'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export const readFirmMonths = ({ db }: Member, month: string, passed: number): Promise<FirmDianMonths> =>
  unwrap(db.rpc('firm_dian_months', { wanted_month: month, passed }), 'dian-lists.firm', firmMonthsShape)

/** Returns the number of purchases in DIAN's list and in the portal, for each month with a list, oldest first. */
export const readKnown = ({ db }: Member, client: AccountId, from: string, until: string) =>
  unwrap(
    db
      .from('dian_months')
      .select('month, dian: dian_purchases, ours: our_purchases')
      .eq('user_id', client)
      .gte('month', from.slice(0, 7))
      .lte('month', until.slice(0, 7))
      .order('month')
      .limit(12),
    'dian-lists.known',
    z.array(z.object({ month: z.string(), dian: z.number(), ours: z.number() })),
  )

/** Throws unless the member may upload lists for this client. */
export async function requireDianClient({ db }: Member, client: string): Promise<AccountId> {
  const id = requireUuid(client)
  await unwrap(db.rpc('dian_month', { client: id, wanted_month: '' }), 'dian-lists.client')
  return id
}
