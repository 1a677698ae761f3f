import 'server-only'
import { z } from 'zod'
import { clientStatuses, clientViews } from '@/content/clients'
import type { ClientFilters, ClientsQuery } from '@/lib/clients/href'
import { storedProfile } from '@/lib/fields/tax-profile'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export type StaffMember = { id: string; name: string; role: string }

const wantedOf = ({ status, view, search, advisor, regime, municipality, tag }: ClientFilters) => ({
  search,
  status: clientStatuses.find(({ slug }) => slug === status)?.status ?? 'approved',
  advisor,
  view: clientViews.find(({ slug }) => slug === view)?.view ?? null,
  regime,
  municipality,
  tag,
})

export async function listClients(member: Member, query: ClientsQuery): Promise<ClientListPage> {
  const { cursor, backward } = query
  const wanted = { ...wantedOf(query), cursor: cursor && [...cursor], backward }
  return unwrap(
    member.db.rpc('list_clients', { wanted, page_size: query.rows }),
    'clients.list',
    clientListPageSchema,
  )
}

const filtered = z.object({
  clients: z.array(z.object({ id: z.string(), title: z.string(), mail: z.boolean() })),
  more: z.boolean(),
})

/** Returns up to 1000 clients that match a filter; `more` is true when further clients match. */
export async function findFiltered(member: Member, filters: ClientFilters) {
  const wanted = wantedOf(filters)
  return unwrap(member.db.rpc('filtered_clients', { wanted }), 'clients.filtered', filtered)
}

const clientChoices = z.object({
  municipalities: z.array(z.string()),
  tags: z.array(z.object({ name: z.string(), clients: z.number() })),
})
export type ClientChoices = z.output<typeof clientChoices>

/** Returns the 100 most frequent municipalities (DANE codes) and the tags of the member's clients. */
export async function readClientChoices(member: Member): Promise<ClientChoices> {
  return unwrap(member.db.rpc('client_choices'), 'clients.choices', clientChoices)
}

const views = z.object({
  all: z.number(),
  access: z.number(),
  mine: z.number(),
  overdue: z.number(),
  away: z.number(),
  uninvited: z.number(),
  'no-profile': z.number(),
})
export type ViewCounts = z.output<typeof views>

/** Counts the clients of each view, up to 1000 for `all`, `access` and `mine` and up to 300 for others. */
export async function countViews(member: Member): Promise<ViewCounts> {
  return unwrap(member.db.rpc('client_views'), 'clients.views', views)
}

export async function listStaff(member: Member): Promise<StaffMember[]> {
  const data = await unwrap(member.db.rpc('list_members'), 'clients.colleagues')
  return data.map(({ user_id, name, role }) => ({ id: user_id, name, role }))
}

export const approvalStatus = z.enum(['waitlist', 'approved', 'rejected'])

/** How many things of each kind wait for the team; 100 means "100 or more". */
export const waiting = z.object({
  invoices: z.number(),
  messages: z.number(),
  appointments: z.number(),
  deliveries: z.number(),
  requests: z.number(),
})
export type Waiting = z.output<typeof waiting>

/** The contact data that the firm noted; the e-mail is null once the client has a user. */
export const firmContact = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  version: z.int(),
})

const item = z.object({
  id: z.string(),
  title: z.string(),
  /** The e-mail address of the client's owner; empty while the account has no owner. */
  email: z.string(),
  name: z.string().nullable(),
  status: approvalStatus,
  retired: z.boolean(),
  tags: z.array(z.string()),
  /** The regime of the tax profile; null if no profile is valid today. */
  regime: storedProfile.shape.regime.nullable(),
  vat_cycle: storedProfile.shape.vat_cycle,
  municipalities: z.array(z.string()),
  phone: z.string().nullable(),
  contact: firmContact,
  since: z.string(),
  nit: z.string().nullable(),
  companies: z.number(),
  /** True when somebody was invited; null when somebody can already sign in for the client. */
  invited: z.boolean().nullable(),
  advisors: z.array(z.string()),
  waiting,
  next: z
    .object({
      obligation: z.string(),
      name: z.string().nullable(),
      municipality: z.string().nullable(),
      period: z.string(),
      due: z.string(),
    })
    .nullable(),
  seen_at: z.string().nullable(),
})
export type ClientItem = z.output<typeof item>

const cursor = z.tuple([z.string(), z.string()]).nullable()
const clientListPageSchema = z.object({ rows: z.array(item), before: cursor, after: cursor })
export type ClientListPage = z.output<typeof clientListPageSchema>
