import { z } from 'zod'
import { feesText } from '@/content/fees'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/fields/name'
import { accountId } from '@/lib/ids'

const { problems } = feesText.form

const day = z
  .string()
  .refine((text) => isCivilDay(text) && text >= '2000-01-01' && text <= '2100-12-31', problems.day)

export const saveFeeSchema = z.strictObject({
  /**
   * The browser creates the fee's id, so that a repeated save is harmless.
   * `seen` is the version of the fee that was edited; null for a new fee.
   */
  fee: z.uuid(),
  seen: z.int().nullable(),
  client: accountId,
  concept: nameText(2, 120, problems.concept),
  /** The amount in whole pesos before VAT. */
  amount: z.int(problems.amount).min(1, problems.amount).max(100_000_000_000, problems.amount),
  dueOn: day,
  reminds: z.boolean(),
})
export type SaveFee = z.input<typeof saveFeeSchema>

const seen = { fee: z.uuid(), seen: z.int() }
export const collectFeeSchema = z.strictObject({
  ...seen,
  on: day.refine((text) => text <= bogotaDay(new Date()), problems.future),
})
export const voidFeeSchema = z.strictObject({
  ...seen,
  reason: z.string().trim().min(3, problems.reason).max(300, problems.reason),
})
export const reopenFeeSchema = z.strictObject(seen)
export const remindFeesSchema = z.strictObject({ client: accountId })
export const silenceFeesSchema = z.strictObject({ client: accountId, silent: z.boolean() })
export const silenceMineSchema = z.strictObject({ silent: z.boolean() })
