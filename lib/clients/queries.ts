import 'server-only'
import { z } from 'zod'
import { clientStatuses, clientViews } from '@/content/clients'
import type { ClientsQuery } from '@/lib/clients/address'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

export type StaffMember = { id: string; name: string; role: string }

/** One page of the clients that the member sees, by name. */
export async function listClients(
  member: Member,
  { search, status, advisor, view, rows, cursor, backward }: ClientsQuery,
): Promise<ClientListPage> {
  const wanted = {
    search,
    status: clientStatuses.find(({ slug }) => slug === status)?.status ?? 'approved',
    advisor,
    view: clientViews.find(({ slug }) => slug === view)?.view ?? null,
    cursor: cursor && [...cursor],
    backward,
  }
  const { data, error } = await member.db.rpc('list_clients', { wanted, page_size: rows })
  if (error) throw databaseError(error, 'clients.list')
  return clientListPageSchema.parse(data)
}

const views = z.object({
  all: z.number(),
  mine: z.number(),
  overdue: z.number(),
  away: z.number(),
  uninvited: z.number(),
  'no-profile': z.number(),
})
export type ViewCounts = z.output<typeof views>

/** How many clients with access each view has. Counting stops at 1000 for `all` and `mine`, at 300 for the others. */
export async function countViews(member: Member): Promise<ViewCounts> {
  const { data, error } = await member.db.rpc('client_views')
  if (error) throw databaseError(error, 'clients.views')
  return views.parse(data)
}

/** Who can be a client's advisor. */
export async function listStaff(member: Member): Promise<StaffMember[]> {
  const { data, error } = await member.db.rpc('list_members')
  if (error) throw databaseError(error, 'clients.colleagues')
  return data.map(({ user_id, name, role }) => ({ id: user_id, name, role }))
}

export const approvalStatus = z.enum(['waitlist', 'approved', 'rejected'])

/** What waits for the firm in a client, each counted up to 100. */
export const waiting = z.object({
  invoices: z.number(),
  messages: z.number(),
  appointments: z.number(),
  requests: z.number(),
})
export type Waiting = z.output<typeof waiting>

const item = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty while nobody works there, as wherever the firm reads one. */
  email: z.string(),
  name: z.string().nullable(),
  status: approvalStatus,
  since: z.string(),
  nit: z.string().nullable(),
  companies: z.number(),
  /** Whether somebody was invited; null once a person works there. */
  invited: z.boolean().nullable(),
  advisors: z.array(z.string()),
  waiting,
  /** The first date that is still to be kept. */
  next: z
    .object({
      obligation: z.string(),
      name: z.string().nullable(),
      municipality: z.string().nullable(),
      period: z.string(),
      due: z.string(),
    })
    .nullable(),
  /** When any of their people was here last. */
  seen_at: z.string().nullable(),
})
export type ClientItem = z.output<typeof item>

const cursor = z.tuple([z.string(), z.string()]).nullable()
const clientListPageSchema = z.object({ rows: z.array(item), before: cursor, after: cursor })
export type ClientListPage = z.output<typeof clientListPageSchema>
