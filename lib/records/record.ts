import { z } from 'zod'
import { answerStates, issuerStates, signedByWhom } from '@/content/einvoice/authenticity'

const finding = z.object({
  id: z.string(),
  severity: z.enum(['block', 'warn', 'info']),
  message: z.string(),
  figures: z.record(z.string(), z.string()).default({}),
})

const sheet = z.object({
  currency: z.string(),
  count: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      quantity: z.string(),
      price: z.string(),
      amount: z.string(),
      base_quantity: z.string().optional(),
      allowances: z.array(z.object({ charge: z.boolean(), amount: z.string() })).optional(),
    }),
  ),
  taxes: z.array(
    z.object({ name: z.string(), code: z.string(), amount: z.string(), percents: z.array(z.string()) }),
  ),
  totals: z.object({
    lines: z.string(),
    allowances: z.string(),
    charges: z.string(),
    prepaid: z.string(),
    payable: z.string(),
  }),
  passed: z.array(z.string()),
})

const authenticity = z.object({
  issuer: z.enum(issuerStates),
  signed_by: z.enum(signedByWhom).nullish(),
  answer: z.enum(answerStates),
  anchor: z.string().nullable(),
  fingerprint: z.string().nullable(),
  /** The SHA-256 of the list of certificate authorities that the review trusted. */
  anchors: z.string().nullable(),
})

/** The content that was stored with the record. Older records lack the fields that were added later. */
const content = z.object({
  invoice: z.string(),
  name: z.string(),
  verdict: z.enum(['accepted', 'rejected']),
  note: z.string().nullable(),
  client: z.object({
    name: z.string().nullable(),
    companies: z.array(z.object({ name: z.string(), nit: z.string(), digit: z.number() })),
  }),
  document: z.object({
    supplier: z.string().nullable(),
    supplier_nit: z.string().nullable(),
    document_number: z.string().nullable(),
    issued_on: z.string().nullable(),
    total: z.union([z.number(), z.string()]).nullable(),
    code: z.string().nullable(),
    rules_version: z.string().nullable(),
    reviewed_at: z.string().nullable(),
  }),
  findings: z.array(finding),
  sheet: sheet.nullish(),
  authenticity: authenticity.nullish(),
  file: z.object({
    sha256: z.string().nullable(),
    size: z.number(),
    type: z.string(),
    received_at: z.string(),
  }),
  decisions: z.array(
    z.object({
      at: z.string(),
      by: z.string().nullable(),
      automatic: z.boolean().optional(),
      verdict: z.enum(['accepted', 'rejected', 'asked', 'reviewing']),
      note: z.string().nullable(),
    }),
  ),
})

export const standing = z.object({
  withdrawn_at: z.string().nullable(),
  reopened_at: z.string().nullable(),
  /** The code of a newer record of the same invoice; null if there is none. */
  newer: z.string().nullable(),
  /** The invoice that replaces the invoice of this record. The public check leaves out its `number`. */
  replaced_by: z.object({ number: z.string().optional(), code: z.string().nullable() }).nullable(),
})

export const recordSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  code: z.string(),
  issued_at: z.string(),
  /** False for older records, whose content was stored later than the decision. */
  at_decision: z.boolean(),
  content,
  standing,
  path: z.string().nullable(),
})

export type ReviewRecord = z.output<typeof recordSchema>
export type RecordStanding = z.output<typeof standing>
export type RecordContent = ReviewRecord['content']
export type RecordSheet = z.output<typeof sheet>
