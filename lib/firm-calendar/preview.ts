import 'server-only'
import { z } from 'zod'
import { firmCalendarText } from '@/content/firm-calendar'
import type { AccountId } from '@/lib/ids'
import { bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { additionsAfterEdit, editOf, reachOf, type Edit, type PlannedEdit } from '@/lib/firm-calendar/edit'
import { calendarWith, readFirmDates, type FirmDates } from '@/lib/firm-calendar/firm-dates'
import { titleOf } from '@/lib/firm-calendar/judge-table'
import type { CalendarChange, Move, Preview } from '@/lib/firm-calendar/schema'
import { formatDateTime } from '@/lib/format/date'
import { checkDigit, plainNit, splitDigit } from '@/lib/format/nit'
import { whoWasFaster } from '@/lib/session/member-name'
import type { Member } from '@/lib/session/require'
import { databaseError, refusalDetail, unwrap } from '@/lib/supabase/unwrap'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { obligationIds } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { readPeriod } from '@/lib/tax-calendar/period'

/** A preview shows at most `namesEach` client names for each moved date, and `namesAll` names altogether. */
const namesEach = 8
const namesAll = 200

const reached = z.array(
  z.object({
    obligation: z.enum(obligationIds as [ObligationId, ...ObligationId[]]),
    municipality: z.string().nullable(),
    period: z.string(),
    /** The last two digits of the NIT; null without a valid NIT. */
    ending: z.string().nullable(),
    sector: z.string().nullable(),
    client: z.string().nullable(),
    clients: z.array(z.string()),
  }),
)
type Reached = z.output<typeof reached>[number]
type Found = { plan: PlannedEdit; dates: FirmDates; moves: (Move & { ids: string[] })[] }

/** Computes the effects of a change, but stores nothing. Throws `admin-only` for anyone but administrators. */
export async function previewChange(member: Member, change: CalendarChange): Promise<Preview> {
  const { plan, dates, moves } = await movesOf(member, change)
  const ids = moves.flatMap((move) => move.ids.slice(0, namesEach))
  const names = await namesOf(member, [...new Set(ids)].slice(0, namesAll))
  return {
    version: dates.version,
    about: plan.about,
    faults: plan.faults,
    notes: plan.notes,
    moves: moves.map(({ ids: all, ...move }) => ({
      ...move,
      names: all.slice(0, namesEach).flatMap((id) => names[id] ?? []),
    })),
    ...sumOf(moves),
  }
}

/** The change is refused if the calendar has changed since the version `seen`. */
export async function confirmChange(member: Member, change: CalendarChange, seen: number): Promise<number> {
  const { plan, moves } = await movesOf(member, change)
  if (plan.faults.length > 0) throw new ExpectedError('invalid-input')
  const { data, error } = await member.db.rpc('change_calendar', {
    seen,
    kind: change.kind,
    about: plan.about,
    change: plan.edit,
    norm: change.norm,
    source: change.source,
    ...sumOf(moves),
  })
  if (error) {
    const refusal = databaseError(error, 'firm-calendar.change')
    const faster =
      error.message === 'calendar-meanwhile'
        ? refusalDetail(z.object({ by: z.string().nullable(), at: z.string() }), error.details)
        : null
    if (!faster?.by) throw refusal
    const first = { by: faster.by, when: formatDateTime(faster.at) }
    const sentence = whoWasFaster(member, first, firmCalendarText.preview.faster)
    throw new ExpectedError('calendar-meanwhile', { sentence })
  }
  return data
}

async function movesOf(member: Member, change: CalendarChange): Promise<Found> {
  if (member.role !== 'admin') throw new ExpectedError('admin-only')
  const dates = await readFirmDates(member)
  const calendar = calendarWith(dates)
  const client = change.kind === 'override' && change.nit !== '' ? await clientOf(member, change.nit) : null
  const plan = editOf(change, { calendar, ...dates, thisYear: yearOf(bogotaDay(Date.now())) }, client)
  if (plan.faults.length > 0) return { plan, dates, moves: [] }
  const groups = await readReach(member, plan.edit, dates, client)
  const after = calendarWith(additionsAfterEdit(dates, plan.edit, new Date().toISOString()))
  return { plan, dates, moves: compared(groups, calendar, after) }
}

async function readReach(
  { db }: Member,
  edit: Edit,
  dates: FirmDates,
  client: AccountId | null,
): Promise<Reached[]> {
  const reach = reachOf(edit, dates)
  if (!reach) return []
  return unwrap(
    db.rpc('calendar_reach', {
      from_day: reach.from,
      until_day: reach.until,
      ...(reach.only && { slots: reach.only }),
      ...(client && { client }),
    }),
    'firm-calendar.reach',
    reached,
  )
}

/** Finds the client with a NIT, written with or without check digit; null unless exactly one client has it. */
async function clientOf({ db }: Member, typed: string): Promise<string | null> {
  const nits = [plainNit(typed.split(/[-–]/)[0] ?? ''), splitDigit(plainNit(typed))?.nit].filter((nit) => nit)
  const data = await unwrap(db.rpc('clients_by_nit', { nits: nits as string[] }), 'firm-calendar.client')
  const ids = [...new Set((data ?? []).map(({ id }) => id))]
  return ids.length === 1 ? (ids[0] ?? null) : null
}

async function namesOf({ db }: Member, clients: AccountId[]): Promise<Record<string, string>> {
  if (clients.length === 0) return {}
  return unwrap(db.rpc('client_names', { clients }), 'firm-calendar.names', z.record(z.string(), z.string()))
}

function compared(groups: readonly Reached[], before: TaxCalendar, after: TaxCalendar): Found['moves'] {
  const moves = new Map<string, Found['moves'][number]>()
  for (const group of groups) {
    const [was, becomes] = [dateOf(group, before), dateOf(group, after)]
    if (was === becomes) continue
    const title = titleOf(group)
    const key = [title, was, becomes].join('|')
    const move = moves.get(key) ?? {
      title,
      endings: [],
      before: was,
      after: becomes,
      earlier: becomes !== null && was !== null && becomes < was,
      clients: 0,
      names: [],
      ids: [],
    }
    if (group.ending && !move.endings.includes(group.ending)) move.endings.push(group.ending)
    move.ids.push(...group.clients)
    move.clients = move.ids.length
    moves.set(key, move)
  }
  return [...moves.values()].toSorted((one, other) =>
    [one.before ?? one.after, one.title]
      .join()
      .localeCompare([other.before ?? other.after, other.title].join()),
  )
}

function dateOf(
  { obligation, municipality, period, ending, sector, client }: Reached,
  calendar: TaxCalendar,
) {
  const named = readPeriod(period)
  if (!named) return null
  const nit = ending === null ? null : `9001234${ending}`
  const place = municipality === null ? null : { code: municipality, duties: [], ...(sector && { sector }) }
  const holder = { client, nit, digit: nit === null ? null : checkDigit(nit), municipality: place }
  const date = dueDate(calendar, obligation, named, holder)
  return date.status === 'dated' ? date.due : null
}

const sumOf = (moves: Found['moves']) => ({
  clients: new Set(moves.flatMap(({ ids }) => ids)).size,
  dates: moves.reduce((sum, move) => sum + move.clients, 0),
})
