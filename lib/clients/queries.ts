import 'server-only'
import { clientStatuses } from '@/content/clients'
import type { Member } from '@/lib/auth/require'
import type { ClientsQuery } from '@/lib/clients/address'
import { clientPageSchema, type ClientPage } from '@/lib/clients/client'
import { databaseError } from '@/lib/supabase/database-error'

export type Colleague = { id: string; name: string; role: string }

/** One page of the clients that the member sees, by name. */
export async function listClients(
  member: Member,
  { search, status, advisor, cursor, backward }: ClientsQuery,
  pageSize = 25,
): Promise<ClientPage> {
  const wanted = {
    search,
    status: clientStatuses.find(({ slug }) => slug === status)?.status ?? 'approved',
    advisor,
    cursor: cursor && [...cursor],
    backward,
  }
  const { data, error } = await member.db.rpc('list_clients', { wanted, page_size: pageSize })
  if (error) throw databaseError(error, 'clients.list')
  return clientPageSchema.parse(data)
}

/** Who can be a client's advisor. */
export async function listColleagues(member: Member): Promise<Colleague[]> {
  const { data, error } = await member.db.rpc('list_members')
  if (error) throw databaseError(error, 'clients.colleagues')
  return data.map(({ user_id, name, role }) => ({ id: user_id, name, role }))
}
