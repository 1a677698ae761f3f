import { z } from 'zod'
import { review } from '@/content/review'

const ruleSets = ['purchase', 'sale', 'credit-note', 'debit-note'] as const

const { problems } = review.settings

export const switchSchema = z.strictObject({ ruleSet: z.enum(ruleSets), accepts: z.boolean() })

/** The secret goes one way: nothing reads it back. */
export const secretSchema = z.strictObject({
  nit: z
    .string()
    .transform((text) => text.replace(/[\s.]/g, ''))
    .refine((nit) => /^[1-9]\d{4,14}$/.test(nit), problems.nit),
  prefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{0,10}$/, problems.prefix),
  secret: z.string().trim().min(4, problems.secret).max(200, problems.secret),
})
export const secretIdSchema = z.strictObject({ id: z.uuid() })

export const graceSchema = z.strictObject({ grace: z.boolean() })
export const signerOfSchema = z.strictObject({ invoice: z.uuid() })
export const signerSchema = z.strictObject({ supplier: z.string().max(20), signer: z.string().max(20) })

/** What `signer_settings` answers. */
export const signerSettingsSchema = z.object({
  until: z.string().nullable(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
  signers: z.array(z.object({ supplier: z.string(), signer: z.string(), name: z.string() })),
  unknown: z.array(z.object({ authority: z.string().nullable(), invoices: z.number() })),
})
export type SignerSettings = z.output<typeof signerSettingsSchema>

/** What `review_settings` answers. */
export const settingsSchema = z.object({
  switches: z.array(
    z.object({
      rule_set: z.enum(ruleSets),
      accepts: z.boolean(),
      changed_at: z.string().nullable(),
      changed_by: z.string().nullable(),
    }),
  ),
  secrets: z.array(z.object({ id: z.uuid(), nit: z.string(), prefix: z.string(), created_at: z.string() })),
})
export type ReviewSettings = z.output<typeof settingsSchema>
