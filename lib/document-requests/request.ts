import { z } from 'zod'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { labelSchema } from '@/lib/fields/invoice-label'

const appointmentStates = ['requested', 'proposed', 'confirmed', 'cancelled', 'done', 'missed'] as const

/** Days are yyyy-MM-dd, moments ISO 8601. */
export const requestShape = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  dueOn: z.string(),
  status: z.enum(['draft', 'open', 'complete', 'cancelled']),
  askedBy: z.string(),
  /** True when the client delivered documents for an obligation before the firm had asked for any. */
  byClient: z.boolean().default(false),
  /** `wanted` counts all items except those that the client answered with "none". */
  wanted: z.number(),
  delivered: z.number(),
  missing: z.number(),
  toReview: z.number(),
  before: z.number().nullable(),
  every: z.number().nullable(),
  until: z.enum(['complete', 'due']),
  reminders: z.number(),
  remindedAt: z.string().nullable(),
  nextReminderAt: z.string().nullable(),
  version: z.number(),
  sentAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  obligation: z
    .object({
      id: z.string(),
      obligation: z.string(),
      name: z.string().nullable(),
      municipality: z.string().nullable(),
      period: z.string(),
      due: z.string().nullable(),
      state: z.string(),
    })
    .nullable(),
})
export type DocumentRequest = z.output<typeof requestShape>

const file = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  at: z.string(),
  /** The id of the person who added the file; null when the firm added it. */
  by: z.string().nullable(),
})
export type RequestFile = z.output<typeof file>

const item = z.object({
  id: z.string(),
  title: z.string(),
  help: z.string().nullable(),
  required: z.boolean(),
  allowsNone: z.boolean(),
  answerWith: z.enum(['file', 'text', 'appointment']),
  state: z.enum(['pending', 'answered', 'none', 'returned', 'accepted']),
  /** The client's reason for not delivering yet; for `later` the client named a day in `expectedOn` (yyyy-MM-dd). */
  delay: z.enum(['later', 'other', 'unknown']).nullable().default(null),
  expectedOn: z.string().nullable().default(null),
  delayNote: z.string().nullable().default(null),
  answer: z.string().nullable(),
  appointment: z
    .object({ id: z.string(), startsAt: z.string(), endsAt: z.string(), status: z.enum(appointmentStates) })
    .nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  reviewNote: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  version: z.number(),
  files: z.array(file),
})
export type RequestItem = z.output<typeof item>

export const clientRequestShape = requestShape.extend({
  items: z.array(item),
  /** The client's files from the period of the request, which the page suggests as answers to the items. */
  offers: z.array(file.extend({ invoice: labelSchema.nullable() })),
})
export type ClientRequest = z.output<typeof clientRequestShape>
export type Offer = ClientRequest['offers'][number]

const ofClient = {
  client: z.string(),
  clientTitle: z.string().nullable(),
  /** False when no person of the client receives mail, so a member has to contact the client in another way. */
  byMail: z.boolean(),
}
export const firmRequestShape = requestShape.extend({ ...ofClient, items: z.array(item) })
export type FirmRequest = z.output<typeof firmRequestShape>

const firmRow = requestShape.extend(ofClient)
export type FirmRequestRow = z.output<typeof firmRow>

const cursor = z.tuple([z.string(), z.string()])
export const requestListPageShape = z.object({
  rows: z.array(firmRow),
  next: cursor.nullable(),
  counts: z.object({ open: z.number(), review: z.number(), overdue: z.number(), drafts: z.number() }),
})
export type RequestListPage = z.output<typeof requestListPageShape>

export const seriesShape = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    client: z.string(),
    clientTitle: z.string().nullable(),
    obligation: z.string().nullable(),
    name: z.string().nullable(),
    municipality: z.string().nullable(),
    monthDay: z.number().nullable(),
    daysBefore: z.number().nullable(),
    leadDays: z.number(),
    lastDay: z.string().nullable(),
    items: z.number(),
  }),
)
export type SeriesRow = z.output<typeof seriesShape>[number]

export function sortedItems(items: readonly RequestItem[]) {
  const owed = ({ state, required }: RequestItem) => state === 'returned' || (state === 'pending' && required)
  return {
    missing: items.filter(owed),
    optional: items.filter((one) => one.state === 'pending' && !one.required),
    done: items.filter(({ state }) => state !== 'pending' && state !== 'returned'),
  }
}

export type Standing = 'draft' | 'review' | 'late' | 'client' | 'complete' | 'cancelled'

export function standingOf({ status, toReview, missing, dueOn }: DocumentRequest, today: CivilDay): Standing {
  if (status !== 'open') return status
  if (toReview > 0) return 'review'
  return missing > 0 && dueOn < today ? 'late' : 'client'
}

export const templatesShape = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    note: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        help: z.string(),
        required: z.boolean(),
        allowsNone: z.boolean(),
        answerWith: z.enum(['file', 'text', 'appointment']),
      }),
    ),
    version: z.number(),
    archived: z.boolean(),
  }),
)
export type OwnTemplate = z.output<typeof templatesShape>[number]
