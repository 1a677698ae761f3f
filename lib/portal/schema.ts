import { z } from 'zod'
import { documentPageShape } from '@/lib/documents/queries'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { labelSchema } from '@/lib/fields/invoice-label'
import { monthsSchema } from '@/lib/monthly-totals/monthly-totals'
import type { Pending, Start, Todo, Upcoming, UpcomingDate } from '@/lib/portal/todo'
import { accountRoles, staffRoles } from '@/lib/session/account-role'
import type { Access } from '@/lib/session/session'

const text = z.string().nullable()

const access: z.ZodType<Access> = z.object({
  status: z.enum(['waitlist', 'approved', 'rejected']),
  staff: z.enum(staffRoles).nullable(),
  name: z.string().nullish(),
  owed: z.enum(['enrol', 'verify']).nullable(),
})

const named = { obligation: z.string(), name: text, municipality: text, period: z.string() }
const item = { id: z.string(), at: z.string() }

const pending: z.ZodType<Pending> = z.discriminatedUnion('kind', [
  z.object({
    ...item,
    kind: z.enum(['rejected', 'asked']),
    label: labelSchema,
    findings: z.unknown(),
    note: z.string().nullish(),
  }),
  z.object({
    ...item,
    kind: z.literal('message'),
    subject: z.string(),
    unread: z.number(),
    words: text,
    from: text,
  }),
  z.object({ ...item, kind: z.literal('appointment'), title: z.string(), until: z.string() }),
  z.object({ ...item, kind: z.literal('signature'), title: z.string(), pages: z.number(), by: z.string() }),
  z.object({
    ...item,
    kind: z.literal('request'),
    title: z.string(),
    due: z.string(),
    missing: z.number(),
    wanted: z.number(),
    delivered: z.number(),
    by: z.string(),
  }),
  z.object({
    ...item,
    ...named,
    kind: z.literal('obligation'),
    due: z.string(),
    state: z.string(),
    message: text,
  }),
])

const todo: z.ZodType<Todo> = z.object({ items: z.array(pending), total: z.number() })
const start: z.ZodType<Start> = z.object({ approvedAt: text, described: z.boolean(), booked: z.boolean() })
const next: z.ZodType<Upcoming> = z.object({
  ...item,
  title: z.string(),
  status: z.enum(['requested', 'confirmed']),
})
const date: z.ZodType<UpcomingDate> = z.object({
  ...named,
  id: z.string(),
  due: z.string(),
  state: z.string(),
})

const activity = z
  .object({ kind: z.string(), what: z.string(), at: z.string(), invoice: labelSchema.nullable() })
  .transform(({ invoice, ...event }) => (invoice ? { ...event, what: invoiceTitle(invoice) } : event))

/** `access` is null when the session was closed from another device. */
export const dashboardShape = z.object({
  access: access.nullable(),
  todo,
  start: start.nullable(),
  next: z.array(next),
  dates: z.array(date),
  totals: monthsSchema.nullable(),
  advisor: text,
  documents: documentPageShape,
  activity: z.array(activity),
  folder: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
})

const headerAccount = z.object({
  id: z.string(),
  name: z.string(),
  nit: text,
  digit: z.number().nullable(),
  role: z.enum(accountRoles),
  /** The number of waiting items, where 101 means "more than 100"; null for people with a single account. */
  waiting: z.number().nullable(),
})
export type HeaderAccount = z.output<typeof headerAccount>

const ownAccount = z.object({ id: z.string(), status: z.enum(['waitlist', 'rejected', 'none']) })
export type OwnAccount = z.output<typeof ownAccount>

export const headerShape = z.object({
  name: text,
  advisor: text,
  /** The numbers of items that wait for the client, where 101 means "more than 100". */
  pending: z.object({
    invoices: z.number(),
    messages: z.number(),
    appointments: z.number(),
    obligations: z.number(),
    requests: z.number(),
  }),
  /** Unseen notifications in all accounts of the person, where 101 means "more than 100". */
  unseen: z.number(),
  account: z.string(),
  accounts: z.array(headerAccount),
  /** The person's own account until it is approved; the status `none` means that the person has not opened one. */
  own: ownAccount.nullable(),
})
export type PortalHeader = z.output<typeof headerShape>
