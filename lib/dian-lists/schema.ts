import { z } from 'zod'
import { knownText, type KnownReason } from '@/content/dian-list-classes'
import { dianListsText as text } from '@/content/dian-lists'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { accountId } from '@/lib/ids'

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const line = { client: accountId, month, key: z.string().min(1).max(260) }
/** The state of the line that the person saw: its class and the time of the last decision. */
const seen = z.strictObject({ class: z.string().max(40), at: z.string().max(40).nullable() })

export const decideRowSchema = z.strictObject({
  ...line,
  seen,
  choice: z.union([
    z.strictObject({ join: z.uuid() }),
    z.strictObject({ apart: z.array(z.uuid()).min(1).max(20) }),
    z.strictObject({ clear: z.literal(true) }),
  ]),
})

export const markKnownSchema = z
  .strictObject({
    ...line,
    seen,
    reason: z.enum(Object.keys(knownText) as [KnownReason, ...KnownReason[]]),
    note: z.string().trim().max(300, text.knownForm.noteLong),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: text.knownForm.noteMissing,
  })

/** The browser makes the request's id, so that a repeated call sends nothing twice. */
export const askRowsSchema = z.strictObject({
  request: z.uuid(),
  client: accountId,
  month,
  keys: z.array(z.string().min(1).max(260)).min(1).max(40),
  due: z.string().refine((day) => isCivilDay(day) && day >= bogotaDay(new Date())),
})

export const closeMonthSchema = z.strictObject({ client: accountId, month, open: z.int().min(0) })
export const reopenMonthSchema = z.strictObject({
  client: accountId,
  month,
  reason: z.string().trim().min(3, text.reopenForm.missing).max(300, text.knownForm.noteLong),
})
