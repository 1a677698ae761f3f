import { z } from 'zod'
import { accountId } from '@/lib/ids'

const state = z.enum(['due', 'collected', 'void'])
const fee = z.object({
  id: z.string(),
  concept: z.string(),
  /** The amount in whole pesos before VAT. */
  amount: z.number(),
  dueOn: z.string(),
  state,
  late: z.boolean(),
  collectedOn: z.string().nullable(),
  reason: z.string().nullable(),
})
export type Fee = z.output<typeof fee>

export const firmFeeShape = fee.extend({
  client: accountId,
  clientTitle: z.string().nullable(),
  version: z.number(),
  reminds: z.boolean(),
  reminders: z.number(),
  remindedOn: z.string().nullable(),
  /** True when the client gets no reminders of any fee. */
  silent: z.boolean(),
  /** The signed engagement letter that sets the fee. */
  letter: z.string().nullable(),
  madeBy: z.string().nullable(),
  settledBy: z.string().nullable(),
})
export type FirmFee = z.output<typeof firmFeeShape>

const sums = { open: z.number(), late: z.number(), silent: z.boolean() }
export const firmFeesShape = z.object({
  rows: z.array(firmFeeShape),
  next: z.tuple([z.string(), z.string()]).nullable(),
  clientTitle: z.string().nullable(),
  ...sums,
})
export type FirmFees = z.output<typeof firmFeesShape>

/** `refused` is true when a person of the client's account, not the firm, turned the reminders off. */
export const ownFeesShape = z.object({ rows: z.array(fee), ...sums, refused: z.boolean() })
export type OwnFees = z.output<typeof ownFeesShape>

export const remindedShape = z.enum(['queued', 'none', 'silent', 'no-mail', 'today', 'closed'])
