import { accountId } from '@/lib/ids'
import { z } from 'zod'
import { rejectionText } from '@/content/registrations'

const status = z.enum(['waitlist', 'approved', 'rejected'])
const reason = z
  .string()
  .trim()
  .min(1, rejectionText.missing)
  .max(500, 'El motivo puede tener hasta 500 caracteres.')

/** The decision is refused unless the registration still has the status `expected`. */
export const approveSchema = z.strictObject({ accountId, expected: status })

export const putBackSchema = approveSchema

export const rejectSchema = z.strictObject({ accountId, expected: status, reason })

export const decideManySchema = z
  .strictObject({
    userIds: z.array(z.uuid()).min(1).max(100),
    expected: status,
    status,
    reason: reason.optional(),
  })
  .refine((input) => input.status !== 'rejected' || input.reason, {
    path: ['reason'],
    message: rejectionText.missing,
  })

export const undoSchema = z.strictObject({ userIds: z.array(z.uuid()).min(1).max(100) })

export const decisionSchema = z.object({
  by: z.string().nullish(),
  at: z.string(),
  status,
})
