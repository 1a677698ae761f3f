import 'server-only'
import { notFound } from 'next/navigation'
import type { AccountId } from '@/lib/ids'
import type { ReconciliationQuery } from '@/lib/dian-lists/href'
import { clientPageShape, firmPageShape, type DianPage, type OwnDianPage } from '@/lib/dian-lists/line'
import { refreshDianMonth } from '@/lib/dian-lists/refresh'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { requireUuid } from '@/lib/request'
import type { Client, Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const firmPage = ({ db }: Member, client: AccountId, { month, side, shown, passed }: ReconciliationQuery) =>
  unwrap(
    db.rpc('dian_month', {
      client,
      wanted_month: month,
      wanted_side: side,
      ...(shown && { wanted_class: shown }),
      passed,
    }),
    'dian-lists.month',
    firmPageShape,
  )

/** Returns a month, newly compared with DIAN's list if it is stale. Throws `not-found` for somebody else's client. */
async function readDianMonth(
  member: Member,
  client: AccountId,
  query: ReconciliationQuery,
): Promise<DianPage> {
  const id = requireUuid(client)
  const page = await firmPage(member, id, query)
  return (await refreshed(id, page.month)) ? firmPage(member, id, query) : page
}

export async function openDianMonth(...asked: Parameters<typeof readDianMonth>): Promise<DianPage> {
  try {
    return await readDianMonth(...asked)
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}

/** Returns the month that the client asked for, otherwise the newest month with a list. */
export async function readOwnDianMonth(
  { db, account }: Client,
  month: string | null,
  passed: number,
): Promise<OwnDianPage> {
  const read = () =>
    unwrap(
      db.rpc('my_dian_month', { ...(month && { wanted_month: month }), passed }),
      'dian-lists.own',
      clientPageShape,
    )
  const page = await read()
  return (await refreshed(account, page.month)) ? read() : page
}

/** If DIAN's list cannot be compared now, the former result is shown and the background job tries again. */
async function refreshed(
  client: AccountId,
  month: { month: string; stale: boolean } | null,
): Promise<boolean> {
  if (!month?.stale) return false
  try {
    await refreshDianMonth(client, month.month)
    return true
  } catch (error) {
    report(error, 'dian-lists refresh')
    return false
  }
}
