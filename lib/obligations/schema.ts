import { z } from 'zod'
import { obligationStates, workText } from '@/content/obligations'
import { dateStates } from '@/content/tax-calendar/date-states'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { readPesos } from '@/lib/format/number'
import { optionalName } from '@/lib/fields/name'

export const figuresShape = z.object({
  uvt: z.array(z.object({ year: z.int(), value: z.number(), source: z.string() })),
  rates: z.array(z.object({ month: z.string(), percent: z.number(), source: z.string() })),
})

export type ObligationState = keyof typeof obligationStates
const state = z.enum(Object.keys(obligationStates) as [ObligationState, ...ObligationState[]])

/** Clients may read these fields. Browser code imports only types from this file, so that it does not load zod. */
export const obligationShape = z.object({
  id: z.string(),
  /** An id of the tax calendar, or `work:{template}` or `own:{id}` for work outside the tax calendar. */
  obligation: z.string(),
  name: z.string().nullable(),
  municipality: z.string().nullable(),
  period: z.string(),
  /** Lists of obligations are sorted by this day. */
  listed: z.string(),
  due: z.string().nullable(),
  /** The firm's internal deadline, which is a business day. */
  actBy: z.string().nullable(),
  dateState: z.enum(Object.keys(dateStates) as [keyof typeof dateStates]).nullable(),
  norm: z.string().nullable(),
  source: z.string().nullable(),
  missing: z.string().nullable(),
  state,
  /** `applies` is false when the client's profile no longer includes the obligation. */
  applies: z.boolean(),
  message: z.string().nullable(),
  receipt: z.string().nullable(),
  filedOn: z.string().nullable(),
  paidOn: z.string().nullable(),
})

/** The receipt's number, date and value are null when unknown, and for users who may not read figures. */
export const receiptShape = z.object({
  document: z.string(),
  name: z.string(),
  kind: z.enum(['return', 'payment']),
  number: z.string().nullable(),
  date: z.string().nullable(),
  /** The amount in whole pesos. */
  value: z.number().nullable(),
  /** `clientSees` is false while only the firm sees the file. */
  clientSees: z.boolean(),
})
export type KeptReceipt = z.output<typeof receiptShape>

const { problems } = workText

const workRow = obligationShape.extend({
  version: z.number(),
  /** The responsible member; null means the client's advisor. */
  responsible: z.string().nullable(),
  value: z.number().nullable(),
  receipts: z.array(receiptShape),
})
export type WorkRow = z.output<typeof workRow>

export const workShape = z.object({
  rows: z.array(workRow),
  advisor: z.string().nullable(),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Work = z.output<typeof workShape>

const pastDay = z
  .string()
  .refine((day) => isCivilDay(day) && day <= bogotaDay(new Date()), { error: problems.day })
const optionalId = z.union([z.literal(''), z.uuid()]).transform((id) => id || null)
/** `seen` is the version that the caller read. The change is refused if there is a newer version. */
const one = { obligation: z.uuid(), seen: z.int().positive() }
const filing = {
  ...one,
  receipt: optionalName(1, 60, problems.receipt),
  /** `yes` if the work is outside the tax calendar, so that no receipt number is required. */
  own: z.literal('yes').optional(),
  filedOn: pastDay,
  /** The amount in whole pesos; empty when unknown. */
  value: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const pesos = readPesos(typed)
    if (pesos !== null) return Math.round(pesos)
    context.addIssue({ code: 'custom', message: problems.value })
    return z.NEVER
  }),
  document: optionalId,
}

const numbered = <S extends z.ZodType<{ receipt: string; own?: 'yes' | undefined }>>(schema: S) =>
  schema.refine(({ receipt, own }) => own === 'yes' || receipt !== '', {
    path: ['receipt'],
    error: problems.receipt,
  })

export const changeObligationSchema = z.discriminatedUnion('state', [
  z.strictObject({
    ...one,
    state: z.enum(['not-started', 'waiting', 'in-progress', 'in-review', 'ready']),
    message: z.string().trim().max(500, problems.message),
  }),
  numbered(z.strictObject({ ...filing, state: z.literal('filed') })),
  numbered(
    z.strictObject({ ...filing, state: z.literal('paid'), paidOn: pastDay, paymentDocument: optionalId }),
  ),
  z.strictObject({
    ...one,
    state: z.literal('not-applicable'),
    reason: z.string().trim().min(5, problems.reason).max(500, problems.reason),
  }),
])
export type ChangeObligationInput = z.input<typeof changeObligationSchema>

export const deliverObligationSchema = z.strictObject({
  obligation: z.uuid(),
  documents: z.array(z.uuid()).min(1).max(20),
})
