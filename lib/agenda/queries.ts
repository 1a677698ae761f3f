import 'server-only'
import { z } from 'zod'
import type { PageCursor } from '@/lib/format/page-cursor'
import {
  agendaDetails,
  agendaRow,
  agendaWeek,
  closure,
  foundClient,
  type AgendaDetails,
  type AgendaEntry,
  type AgendaWeek,
  type Closure,
  type FoundClient,
  type ListKind,
} from '@/lib/agenda/agenda'
import type { Member } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import type { CivilDay } from '@/lib/format/civil-day'
import { databaseError } from '@/lib/supabase/database-error'

const pageSize = 25

/** The appointments of a week that the member may see, and the hours that others have. */
export async function readWeek({ db }: Member, monday: CivilDay): Promise<AgendaWeek> {
  const { data, error } = await db.rpc('agenda_week', { monday })
  if (error) throw databaseError(error, 'agenda.week')
  return agendaWeek.parse(data)
}

/** `next` is where the page after this one begins; null on the last one. */
export type AgendaPage = { rows: AgendaEntry[]; next: PageCursor | null }

export async function listAgenda(
  { db }: Member,
  kind: ListKind,
  { client, cursor }: { client?: string | null; cursor?: PageCursor | null } = {},
  size = pageSize,
): Promise<AgendaPage> {
  const wanted = { kind, client: client ?? null, cursor: cursor ? [...cursor] : null }
  const { data, error } = await db.rpc('agenda_list', { wanted, page_size: size + 1 })
  if (error) throw databaseError(error, 'agenda.list')
  const rows = z.array(agendaRow).parse(data)
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { rows: page, next: last ? [last.startsAt, last.id] : null }
}

/** One appointment with its trace; null for one that the member does not see, or that is not there. */
export async function findEntry({ db }: Pick<Member, 'db'>, id: string): Promise<AgendaDetails | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { data, error } = await db.rpc('agenda_appointment', { appointment: id })
  const refused = error && databaseError(error, 'agenda.find')
  if (refused instanceof ExpectedError && refused.code === 'not-found') return null
  if (refused) throw refused
  return agendaDetails.parse(data)
}

export async function listClosures({ db }: Member, from: CivilDay, until: CivilDay): Promise<Closure[]> {
  const { data, error } = await db.rpc('list_closed_hours', { first_day: from, last_day: until })
  if (error) throw databaseError(error, 'agenda.closures')
  return z.array(closure).parse(data)
}

/** The first clients of the member whose name, company, NIT or e-mail has every word; or the one with this id. */
export async function findClients(
  { db }: Member,
  wanted: { search: string } | { id: string },
): Promise<FoundClient[]> {
  const { data, error } = await db.rpc('find_clients', 'id' in wanted ? { known: wanted.id } : wanted)
  if (error) throw databaseError(error, 'agenda.clients')
  return z.array(foundClient).parse(data)
}
