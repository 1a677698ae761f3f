import 'server-only'
import { z } from 'zod'
import type { agenda } from '@/content/appointment-agenda'
import { accountId, type AccountId } from '@/lib/ids'
import { freeHours } from '@/lib/appointments/queries'
import { placeNames } from '@/lib/appointments/places'
import { placeText } from '@/lib/format/appointment-place'
import type { Agenda } from '@/lib/appointments/rules'
import { ExpectedError } from '@/lib/errors'
import { bogotaDay, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { PageCursor } from '@/lib/format/page-cursor'
import { toFailure, type Result } from '@/lib/result'
import type { Member } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'

const pageSize = 25

export async function readWeek({ db }: Member, monday: CivilDay): Promise<AgendaWeek> {
  return unwrap(db.rpc('agenda_week', { monday }), 'agenda.week', agendaWeek)
}

/** Starts to read a day's agenda; never throws, because the result says whether reading failed. */
export async function startDay(member: Member, day: CivilDay): Promise<Result<AgendaEntry[]>> {
  try {
    const { appointments } = await readWeek(member, mondayOf(day))
    return { ok: true, data: appointments.filter(({ startsAt }) => bogotaDay(startsAt) === day) }
  } catch (error) {
    return toFailure(error, 'agenda')
  }
}

/**
 * Returns the free hours of a member (`member`), or of all members who can attend a client (`client`).
 * Without `member` and `client`, returns the user's own free hours.
 */
export async function readHours(
  { db }: Member,
  whose: { client?: string; member?: string } = {},
): Promise<Agenda> {
  const hours = await unwrap(db.rpc('firm_hours', whose), 'agenda.hours', freeHours)
  return { ...hours, now: new Date().toISOString(), lead: 0 }
}

export type AgendaListPage = { rows: AgendaEntry[]; next: PageCursor | null }

export async function listAgenda(
  { db }: Member,
  kind: ListKind,
  { client, cursor }: { client?: AccountId | null; cursor?: PageCursor | null } = {},
  size = pageSize,
): Promise<AgendaListPage> {
  const wanted = { kind, client: client ?? null, cursor: cursor ? [...cursor] : null }
  const rows = await unwrap(db.rpc('agenda_list', { wanted, page_size: size + 1 }), 'agenda.list', agendaRows)
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { rows: page, next: last ? [last.startsAt, last.id] : null }
}

export async function findEntry({ db }: Pick<Member, 'db'>, id: string): Promise<AgendaDetails | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { data, error } = await db.rpc('agenda_appointment', { appointment: id })
  const refused = error && databaseError(error, 'agenda.find')
  if (refused instanceof ExpectedError && refused.code === 'not-found') return null
  if (refused) throw refused
  return agendaDetails.parse(data)
}

export async function listClosures({ db }: Member, from: CivilDay, until: CivilDay): Promise<Closure[]> {
  return unwrap(
    db.rpc('list_closed_hours', { first_day: from, last_day: until }),
    'agenda.closures',
    z.array(closure),
  )
}

/** Finds clients for whom each searched word matches the name, the company, the NIT or the e-mail. */
export async function findClients(
  { db }: Member,
  wanted: { search: string } | { id: string },
): Promise<FoundClient[]> {
  return unwrap(
    db.rpc('find_clients', 'id' in wanted ? { client: wanted.id } : wanted),
    'agenda.clients',
    z.array(foundClient),
  )
}

export async function listWaits({ db }: Member): Promise<FirmWait[]> {
  return unwrap(db.rpc('firm_waits'), 'agenda.waits', z.array(firmWait))
}

const firmWait = z.object({
  id: z.uuid(),
  client: accountId,
  name: z.string(),
  /** The name of the kind of appointment; null for the usual appointment. */
  type: z.string().nullable(),
  place: z.enum(placeNames).nullable().default(null),
  days: z.array(z.tuple([z.string(), z.string()])),
})
export type FirmWait = z.output<typeof firmWait>

export type AgendaStatus = keyof typeof agenda.status

const row = z.object({
  id: z.uuid(),
  client: accountId,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(['requested', 'proposed', 'confirmed', 'cancelled', 'done', 'missed']),
  sequence: z.int(),
  note: z.string().nullable(),
  cancelled_by: z.enum(['client', 'firm', 'time']).nullable(),
  created_at: z.string(),
  person: z.uuid().nullable(),
  /** The member who attends together with `person`. */
  second: z.uuid().nullable(),
  type: z.uuid().nullable(),
  place: z.enum(placeNames),
  place_detail: z.string().nullable(),
  answer: z.string().nullable(),
})

export const agendaRow = row.transform(
  ({ starts_at, ends_at, cancelled_by, created_at, place_detail, ...rest }) => ({
    ...rest,
    startsAt: starts_at,
    endsAt: ends_at,
    cancelledBy: cancelled_by,
    askedAt: created_at,
    where: rest.place,
    placeDetail: place_detail,
    place: placeText(rest.place, place_detail),
  }),
)
export const agendaRows = z.array(agendaRow)
export type AgendaEntry = z.output<typeof agendaRow>

/** `busy` are appointments of clients whom the member may not see, without details. */
const agendaWeek = z.object({
  appointments: agendaRows,
  busy: z.array(
    z.object({ at: z.string(), until: z.string(), person: z.uuid().nullable(), second: z.uuid().nullable() }),
  ),
})
export type AgendaWeek = z.output<typeof agendaWeek>

const agendaDetails = z.object({
  appointment: agendaRow,
  /** The name of the kind of appointment; null for the usual appointment. */
  kind: z.string().nullable(),
  attends: z.string().nullable(),
  /** True when a member who attends is busy at this hour according to an outside calendar. */
  outside: z.boolean(),
  /** `following` is the number of later open appointments of the series; null if there is no series. */
  series: z.object({ place: z.int(), count: z.int(), following: z.int() }).nullable(),
  steps: z.array(z.object({ action: z.string(), by: z.string().nullable(), at: z.string() })),
  /** The number of earlier appointments to which the client did not come. */
  missed: z.int(),
  /** The firm's remark, which clients never read. */
  remark: z.object({ body: z.string(), version: z.int(), by: z.string().nullable() }).nullable(),
  /** The last change of the appointment; `by` is null when the client made the change. */
  last: z.object({ by: z.string().nullable(), at: z.string() }),
})
export type AgendaDetails = z.output<typeof agendaDetails>

const closure = z.object({
  id: z.uuid(),
  day: z.string(),
  from: z.int(),
  until: z.int(),
  reason: z.string(),
  by: z.string().nullable(),
  standing: agendaRows,
  /** The number of open appointments in these hours with clients whom the member may not see. */
  others: z.int(),
})
export type Closure = z.output<typeof closure>

const foundClient = z.object({ id: z.uuid(), name: z.string(), email: z.string() })
export type FoundClient = z.output<typeof foundClient>

export const listKinds = ['waiting', 'coming', 'past'] as const
export type ListKind = (typeof listKinds)[number]
