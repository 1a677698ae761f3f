import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import { withAdditions, taxCalendar, type Additions, type TaxCalendar } from '@/lib/tax-calendar/calendar'
import { obligationIds } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { publishedSources } from '@/lib/tax-calendar/published'

type Caller = Pick<Member, 'db'>

const dated = {
  obligation: z.enum(obligationIds as [ObligationId, ...ObligationId[]]),
  municipality: z.string().nullable(),
  period: z.string(),
  endings: z.string(),
  due: z.string(),
  norm: z.string(),
  source: z.string(),
  state: z.enum(['computed', 'published', 'confirmed']),
}
const override = z.object({
  ...dated,
  reason: z.enum(['extension', 'outage', 'firm']),
  client: z.string().nullable(),
  at: z.string(),
})
export const additionsShape = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      name: z.string(),
      scope: z.enum(['national', 'executive', 'open']),
      norm: z.string(),
    }),
  ),
  rows: z.array(z.object({ ...dated, version: z.int() })),
  overrides: z.array(override),
})
const datesShape = additionsShape.extend({
  /** The calendar's version increases with every change, so that concurrent edits are detected. */
  version: z.int(),
  overrides: z.array(override.extend({ id: z.string() })),
})
export type FirmDates = z.output<typeof datesShape>

/** An override for a single client is included only if the member may access that client. */
export async function readFirmDates({ db }: Caller): Promise<FirmDates> {
  return unwrap(db.rpc('firm_dates'), 'firm-calendar.dates', datesShape)
}

export const calendarWith = (additions: Additions): TaxCalendar =>
  taxCalendar(withAdditions(publishedSources, additions))

export const readFirmCalendar = async (member: Caller): Promise<TaxCalendar> =>
  calendarWith(await readFirmDates(member))

const pageShape = z.object({
  uvt: z.array(z.object({ year: z.int(), value: z.int(), source: z.string() })),
  /** Minimum wages and transport aids, in pesos a month. */
  wages: z.array(z.object({ year: z.int(), value: z.int(), aid: z.int(), source: z.string() })),
  /** Usury rates in percent per year, newest month first. */
  rates: z.array(z.object({ month: z.string(), percent: z.number(), source: z.string() })),
  cities: z.array(z.object({ municipality: z.string(), obligation: z.string(), clients: z.int() })),
  history: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      by: z.string().nullable(),
      kind: z.string(),
      about: z.string(),
      norm: z.string(),
      source: z.string(),
      clients: z.int(),
      dates: z.int(),
    }),
  ),
  left: z.int(),
  total: z.int(),
})
export type CalendarFacts = z.output<typeof pageShape>

export async function readCalendarFacts({ db }: Caller): Promise<CalendarFacts> {
  return unwrap(db.rpc('firm_calendar'), 'firm-calendar.facts', pageShape)
}
