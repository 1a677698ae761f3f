import { z } from 'zod'
import { labelSchema } from '@/lib/fields/invoice-label'
import { accountId } from '@/lib/ids'

const kind = z.enum([
  'obligation',
  'registration',
  'invoice',
  'message',
  'appointment',
  'request',
  'contact',
  'delivery',
])
const line = z.object({
  kind,
  id: z.uuid(),
  at: z.string(),
  client: accountId.nullable(),
  title: z.string().nullable(),
  detail: z.string().nullable(),
  /** A number that depends on `kind`, such as an appointment's `sequence` or the number of answers to review. */
  key: z.number().nullable(),
  starts_at: z.string().optional(),
  cause: z.string().nullish(),
  /** Only obligations have a municipality. Their `title` is the kind of obligation. */
  municipality: z.string().nullish(),
  period: z.string().optional(),
  name: z.string().nullish(),
  invoice: labelSchema.optional(),
})
export const todayShape = z.object({
  lines: z.array(line),
  /** The firm promises to answer within this many opening hours; null without a promise. */
  promise: z.number().nullable(),
  counts: z.record(kind, z.number()),
  week: z.array(
    z.object({ day: z.string(), accepted: z.number(), rejected: z.number(), minutes: z.number().nullable() }),
  ),
})

export type QueueKind = z.output<typeof kind>
/** `promised` is the ISO moment until which the firm promised an answer; null without a promise. */
export type QueueLine = z.output<typeof line> & { promised: string | null }
export type Today = Omit<z.output<typeof todayShape>, 'lines'> & { lines: QueueLine[] }
