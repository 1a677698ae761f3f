import 'server-only'
import { z } from 'zod'
import { addDays, isCivilDay, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/search-params'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

/** The report of which days, and of whose clients; null for the whole firm. */
export type ReportQuery = { from: CivilDay; until: CivilDay; member: string | null }

/** More days are no period of a report any more. */
const mostDays = 800

/**
 * `?desde=2026-09-01&hasta=2026-11-30&asesor=…`; without sound days the three months up to today, and what makes no sense is as if
 * it were not there.
 */
export function readReportAddress(params: SearchParams, today: CivilDay): ReportQuery {
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

/** This month and the two before it, up to today. */
const lastMonths = (today: CivilDay) => ({
  from: makeDay(yearOf(today), Number(today.slice(5, 7)) - 2, 1),
  until: today,
})

/** The periods that people ask for most. */
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
  /** What was due in the period and is due by now; `late` was filed after its day, the rest is still open. */
  obligations: z.array(z.object({ ...named, ...timely, late: z.int() })),
  firm: z.object({ ...timely, late: z.int() }),
  /** By week, its Monday; hours of the clock from the arrival to the decision of a person. */
  turnaround: z.array(z.object({ week: z.string(), hours: z.number(), invoices: z.int() })),
  invoices: z.object({ reviewed: z.int(), rejected: z.int() }),
  /** The weightiest finding of each rejected invoice; null where there was none. */
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
  /** The seven days from today on; hours where somebody estimated them. */
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

/** What the firm did in a period: for administrators of all or of one member's clients, for advisors of their own. */
export async function readReport({ db }: Member, { from, until, member }: ReportQuery): Promise<Report> {
  const { data, error } = await db.rpc('firm_report', {
    from_day: from,
    until_day: until,
    ...(member && { member }),
  })
  if (error) throw databaseError(error, 'reports.read')
  return reportShape.parse(data)
}
