import { z } from 'zod'
import { longestNote } from '@/content/invoice-decisions'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { isKeptReading, type KeptReading } from '@/lib/einvoice/kept-reading'
import { labelSchema } from '@/lib/fields/invoice-label'
import { filedSchema } from '@/lib/invoices/filed'
import { verdicts } from '@/lib/invoices/decisions/review-invoice'

export function readFindings(findings: unknown): string[] {
  if (!Array.isArray(findings)) return []
  return (findings as unknown[]).flatMap((one) => {
    const text = typeof one === 'string' ? one : (one as { message?: unknown } | null)?.message
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}

/** The decision is refused if the invoice has more decisions by now than `seen`. */
export const decideSchema = z.strictObject({
  id: z.uuid(),
  verdict: z.enum(verdicts),
  seen: z.int().nonnegative(),
  note: z.string().trim().max(longestNote).nullable(),
  reason: z.string().trim().max(longestNote).nullable(),
})
export type DecideInput = z.output<typeof decideSchema>

const verdict = z.enum(verdicts)
const cursor = z.tuple([z.string(), z.uuid()]).nullable()
const findings = z.unknown().transform(readFindings)
const named = z.object({ id: z.uuid(), number: z.string() }).nullable()

export const queuePageSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      label: labelSchema,
      client: z.string(),
      queue: z.enum(['waiting', 'asked', 'accepted', 'rejected', 'replaced']),
      since: z.string(),
      withdrawn_at: z.string().nullable(),
      replaces: z.boolean(),
    }),
  ),
  before: cursor,
  after: cursor,
})

export const reviewInvoiceSchema = z.object({
  id: z.uuid(),
  label: labelSchema,
  findings,
  reading: z.custom<KeptReading>(isKeptReading).nullable(),
  filed: filedSchema,
  belongs: z.array(z.object({ id: z.uuid(), name: z.string() })),
  movedTo: z.object({ id: z.uuid(), client: z.string() }).nullable(),
  opinion: z
    .object({
      proposal: z.enum(['sound', 'doubtful', 'wrong']),
      note: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  verdict,
  needs_reason: z.boolean(),
  note: z.string().nullable(),
  decision: z.number(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  own: z.boolean(),
  file: z.object({ id: z.uuid(), type: z.string(), size: z.number() }).nullable(),
  client: z.object({ id: z.uuid(), name: z.string(), email: z.string(), companies: z.array(z.string()) }),
  replaces: named,
  replaced_by: named,
  decisions: z.array(
    z.object({
      at: z.string(),
      by: z.string().nullable(),
      verdict,
      note: z.string().nullable(),
      reason: z.string().nullable(),
      automatic: z.boolean(),
    }),
  ),
})

export const decidedSchema = z.object({ verdict, decision: z.number() })
export const takenSchema = z.object({ by: z.string().nullable(), at: z.string(), verdict })

export const presenceRequestSchema = z.strictObject({ invoice: z.uuid().nullable() })
export const presenceSchema = z.array(z.object({ invoice: z.uuid(), name: z.string() }))
export type Presence = z.output<typeof presenceSchema>

export const ruleSets = ['purchase', 'sale', 'credit-note', 'debit-note'] as const

const { problems } = reviewSettingsText

export const switchSchema = z.strictObject({ ruleSet: z.enum(ruleSets), accepts: z.boolean() })

/** The site stores the secret key of a numbering range, but never shows the key again. */
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
