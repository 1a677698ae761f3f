import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'
import type { ReportQuery } from '@/lib/reports/period'

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
