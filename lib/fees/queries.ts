import 'server-only'
import { notFound } from 'next/navigation'
import {
  firmFeeShape,
  firmFeesShape,
  ownFeesShape,
  type FirmFee,
  type FirmFees,
  type OwnFees,
} from '@/lib/fees/fee'
import type { FeesQuery } from '@/lib/fees/href'
import { isUuid } from '@/lib/format/uuid'
import type { Client, Member } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'

export async function listFees(
  { db }: Member,
  { list, search, client, after }: FeesQuery,
  pageSize = 50,
): Promise<FirmFees> {
  const wanted = { list, search, client, after: after && [...after] }
  return unwrap(db.rpc('firm_fees', { wanted, page_size: pageSize }), 'fees.list', firmFeesShape)
}

/** Shows the 404 page for an unknown fee, and for a fee of a client whom the member may not see. */
export async function openFee({ db }: Member, id: string): Promise<FirmFee> {
  if (!isUuid(id)) notFound()
  const { data, error } = await db.rpc('firm_fee', { fee: id })
  if (error?.message === 'not-found') notFound()
  if (error) throw databaseError(error, 'fees.read')
  return firmFeeShape.parse(data)
}

/** Throws `forbidden` for people who may not see the figures of their account. */
export async function listMyFees({ db }: Client): Promise<OwnFees> {
  return unwrap(db.rpc('my_fees'), 'fees.mine', ownFeesShape)
}
