import { z } from 'zod'
import { obligationStates, workText } from '@/content/obligations'
import { dateStates } from '@/content/tax-calendar/obligations'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { readPesos } from '@/lib/format/number'
import { optionalName } from '@/lib/name-schema'
import type { ObligationState } from '@/lib/obligations/obligation'

/** What the firm knows of a delay's cost beside the product. */
export const figuresShape = z.object({
  uvt: z.array(z.object({ year: z.int(), value: z.number(), source: z.string() })),
  rates: z.array(z.object({ month: z.string(), percent: z.number(), source: z.string() })),
})

const state = z.enum(Object.keys(obligationStates) as [ObligationState, ...ObligationState[]])

/** What everybody of a client reads of an obligation, as the database tells it. Apart from what is said of one: browsers need no zod for that. */
export const obligationShape = z.object({
  id: z.string(),
  /** As the calendar names it; what the firm adds is `work:{template}` or `own:{id}`. */
  obligation: z.string(),
  /** What the firm calls it; null for what the calendar knows. */
  name: z.string().nullable(),
  municipality: z.string().nullable(),
  period: z.string(),
  /** The day under which lists show it. */
  listed: z.string(),
  due: z.string().nullable(),
  /** The business day by which it should be done. */
  actBy: z.string().nullable(),
  dateState: z.enum(Object.keys(dateStates) as [keyof typeof dateStates]).nullable(),
  norm: z.string().nullable(),
  source: z.string().nullable(),
  missing: z.string().nullable(),
  state,
  /** False once the profile no longer asks for it. */
  applies: z.boolean(),
  message: z.string().nullable(),
  receipt: z.string().nullable(),
  /** The file of the receipt. */
  document: z.string().nullable(),
  filedOn: z.string().nullable(),
  paidOn: z.string().nullable(),
})

const { problems } = workText

/** What the firm reads of an obligation. */
const workRow = obligationShape.extend({
  version: z.number(),
  /** Nobody: the advisor of the client. */
  responsible: z.string().nullable(),
  value: z.number().nullable(),
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
/** `seen` is the version that the caller saw. */
const one = { obligation: z.uuid(), seen: z.int().positive() }
const filing = {
  ...one,
  receipt: optionalName(1, 60, problems.receipt),
  /** Work of the firm is done without a number. */
  own: z.literal('yes').optional(),
  filedOn: pastDay,
  /** Empty where nobody knows it; whole pesos. */
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

/** What a member makes of an obligation, by the state that it gets. */
export const changeObligationSchema = z.discriminatedUnion('state', [
  z.strictObject({
    ...one,
    state: z.enum(['not-started', 'waiting', 'in-progress', 'in-review', 'ready']),
    message: z.string().trim().max(500, problems.message),
  }),
  numbered(z.strictObject({ ...filing, state: z.literal('filed') })),
  numbered(z.strictObject({ ...filing, state: z.literal('paid'), paidOn: pastDay })),
  z.strictObject({
    ...one,
    state: z.literal('not-applicable'),
    reason: z.string().trim().min(5, problems.reason).max(500, problems.reason),
  }),
])
export type ChangeObligationInput = z.input<typeof changeObligationSchema>
