import { z } from 'zod'
import { authorities } from '@/content/authorities'
import { nameText } from '@/lib/fields/name'

const { problems } = authorities
/** A file may have at most this many characters of Base64; the largest certificate that we read has 16 kB. */
const longestFile = 40_000

/** Accepts the fingerprint as people copy it: with colons, blanks, capitals or a name before it. */
const plainFingerprint = (text: string) =>
  text
    .toLowerCase()
    .replace(/^sha-?256[\s:=]*(fingerprint)?[\s:=]*/, '')
    .replace(/[\s:.-]/g, '')

export const authoritySchema = z.strictObject({
  certificate: z.string().min(1, problems.file).max(longestFile, problems.unreadable),
  fingerprint: z
    .string()
    .max(300, problems.fingerprint)
    .transform(plainFingerprint)
    .refine((text) => /^[0-9a-f]{64}$/.test(text), problems.fingerprint),
  origin: nameText(5, 300, problems.origin),
  label: nameText(2, 100, problems.label),
})
export type AuthorityInput = z.output<typeof authoritySchema>

export const authorityIdSchema = z.strictObject({ id: z.uuid() })

export const authoritySettingsSchema = z.object({
  added: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      sha256: z.string(),
      subject: z.string(),
      issuer: z.string(),
      valid_until: z.string(),
      origin: z.string(),
      added_at: z.string(),
      added_by: z.string().nullable(),
      waiting: z.number(),
    }),
  ),
  unknown: z.array(
    z.object({
      subject: z.string(),
      issuer: z.string().nullable(),
      key_id: z.string().nullable(),
      fingerprints: z.array(z.string()).nullable(),
      invoices: z.number(),
      waiting: z.number(),
    }),
  ),
})
export type AuthoritySettings = z.output<typeof authoritySettingsSchema>

export const reachSchema = z.object({ invoices: z.number(), clients: z.number(), again: z.number() })
export type Reach = z.output<typeof reachSchema>
