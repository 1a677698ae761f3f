import { z } from 'zod'
import { account } from '@/content/account'
import { fieldMessages } from '@/content/auth'
import { codeSchema } from '@/lib/auth/schema'
import { emailText } from '@/lib/fields/email'

const { security, requests } = account
/** Spaces are part of a password, so they are not trimmed. */
const current = z.string().min(1, security.currentMissing).max(1000, security.currentMissing)

export const passwordSchema = z.strictObject({ current })

export const confirmStepSchema = passwordSchema.extend(codeSchema.shape)
export const confirmOwedStepSchema = confirmStepSchema.extend({ next: z.string().optional() })

export const emailChangeSchema = z.strictObject({
  email: emailText(fieldMessages.email),
  current,
})

/** Only the server has the list of common passwords, so only the server checks a new password. */
export const passwordChangeSchema = z.strictObject({
  current,
  password: z.string().min(6, security.password.hint).max(1000, security.password.hint),
})

export const authorisationTopics = ['deadlines', 'newsletter'] as const
export const authorisationsSchema = z.strictObject({ deadlines: z.boolean(), newsletter: z.boolean() })

export const requestKinds = ['consultation', 'correction', 'deletion'] as const
export type RequestKind = (typeof requestKinds)[number]

const dataRequest = {
  kind: z.enum(requestKinds),
  details: z
    .string()
    .transform((text) => text.toWellFormed().replace(/\0/g, '').replace(/\r\n?/g, '\n').trim())
    .refine((text) => text.length >= 10 && text.length <= 2000, requests.problem),
}
/** `dataRequestSchema` adds a key, so that a request that is sent twice is stored once. */
export const dataRequestFormSchema = z.strictObject(dataRequest)
export const dataRequestSchema = z.strictObject({ ...dataRequest, key: z.uuid() })

export const decideRequestSchema = z.strictObject({
  request: z.uuid(),
  status: z.enum(['answered', 'extended', 'refused']),
  reply: z.string().trim().min(1, requests.replyProblems.missing).max(2000, requests.replyProblems.long),
})
