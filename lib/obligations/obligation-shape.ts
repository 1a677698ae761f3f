import { z } from 'zod'
import { obligationStates } from '@/content/obligations'
import { dateStates } from '@/content/tax-calendar/obligations'
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
