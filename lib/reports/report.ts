import 'server-only'
import { z } from 'zod'
import type { PersonId } from '@/lib/ids'
import { addDays, isCivilDay, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** `member` limits the report to the clients of one member; null means the whole firm. */
export type ReportQuery = { from: CivilDay; until: CivilDay; member: PersonId | null }

const mostDays = 800

/** Reads `?desde=2026-09-01&hasta=2026-11-30&asesor=…`; invalid dates default to the last three months. */
export function readReportQuery(params: SearchParams, today: CivilDay): ReportQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const [from, until, member] = [text('desde'), text('hasta'), text('asesor')]
  const sound = isCivilDay(from) && isCivilDay(until) && from <= until && until <= addDays(from, mostDays)
  return {
    ...(sound ? { from, until } : lastMonths(today)),
    member: isUuid(member) ? member : null,
  }
}

const lastMonths = (today: CivilDay) => ({
  from: makeDay(yearOf(today), Number(today.slice(5, 7)) - 2, 1),
  until: today,
})

export const usualPeriods = (
  today: CivilDay,
): Record<'months' | 'month' | 'year', { from: CivilDay; until: CivilDay }> => ({
  months: lastMonths(today),
  month: { from: `${today.slice(0, 7)}-01`, until: today },
  year: { from: makeDay(yearOf(today), 1, 1), until: today },
})

export function reportParams({ from, until, member }: ReportQuery): URLSearchParams {
  const params = new URLSearchParams({ desde: from, hasta: until })
  if (member) params.set('asesor', member)
  return params
}

const timely = { due: z.int(), inTime: z.int() }
const named = { obligation: z.string(), name: z.string().nullable(), municipality: z.string().nullable() }

const reportShape = z.object({
  /** `due` counts obligations due so far, `inTime` those filed on time, and `late` those filed later. */
  obligations: z.array(z.object({ ...named, ...timely, late: z.int() })),
  firm: z.object({ ...timely, late: z.int() }),
  /** `week` is the Monday of the week. `hours` is the mean time from arrival to a person's decision. */
  turnaround: z.array(z.object({ week: z.string(), hours: z.number(), invoices: z.int() })),
  invoices: z.object({ reviewed: z.int(), rejected: z.int() }),
  /** Rejected invoices by the title of their most severe finding; the title is null without findings. */
  reasons: z.array(z.object({ title: z.string().nullable(), invoices: z.int() })),
  suppliers: z.array(
    z.object({
      nit: z.string(),
      name: z.string().nullable(),
      invoices: z.int(),
      rejected: z.int(),
      clients: z.int(),
      reason: z.string().nullable(),
    }),
  ),
  /** Obligations of the next seven days by member. `hours` is null without estimates. */
  load: z.array(
    z.object({ name: z.string().nullable(), obligations: z.int(), hours: z.number().nullable() }),
  ),
  waiting: z.array(z.object({ ...named, count: z.int(), clients: z.int(), next: z.string().nullable() })),
  advisors: z.array(
    z.object({
      name: z.string().nullable(),
      clients: z.int(),
      invoices: z.int(),
      hours: z.number().nullable(),
      rejected: z.int(),
      ...timely,
    }),
  ),
})
export type Report = z.output<typeof reportShape>

/** The database limits the report of an advisor to the advisor's own clients. */
export async function readReport({ db }: Member, { from, until, member }: ReportQuery): Promise<Report> {
  return unwrap(
    db.rpc('firm_report', {
      from_day: from,
      until_day: until,
      ...(member && { member }),
    }),
    'reports.read',
    reportShape,
  )
}
