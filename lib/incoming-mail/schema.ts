import { z } from 'zod'
import { incomingMailText } from '@/content/incoming-mail'
import { emailPattern } from '@/lib/fields/email'

const text = incomingMailText.senders

export const mailStates = [
  'reading',
  'read',
  'no-invoice',
  'unknown-sender',
  'unproved',
  'too-large',
  'too-many',
  'encrypted',
  'winmail',
  'automatic',
  'bounce',
  'loop',
  'code',
  'paused',
  'failed',
  'discarded',
] as const
export type MailState = (typeof mailStates)[number]

export const fileResults = [
  'accepted',
  'duplicate',
  'supporting',
  'refused-type',
  'locked',
  'too-large',
  'damaged',
  'empty',
] as const

const keptFile = z.object({
  name: z.string(),
  size: z.number(),
  result: z.enum(fileResults),
  /** The sentence that says why the upload was refused. */
  why: z.string(),
  document: z.uuid().nullable(),
})
export type KeptFile = z.output<typeof keptFile>

const moment = z.iso.datetime({ offset: true })

/** `since` is the day of an earlier document with the same bytes. */
const shownFile = keptFile.extend({
  invoice: z.uuid().optional(),
  number: z.string().optional(),
  title: z.string().optional(),
  status: z.enum(['accepted', 'reviewing', 'rejected']).optional(),
  proposal: z.enum(['sound', 'doubtful', 'wrong']).optional(),
  finding: z.string().optional(),
  since: moment.optional(),
})
export type ShownFile = z.output<typeof shownFile>

const mailLine = z.object({
  id: z.uuid(),
  received_at: moment,
  state: z.enum(mailStates),
  sender: z.string().nullable(),
  subject: z.string().nullable(),
  size: z.number(),
  found: z.number().nullable(),
  /** `kept` is false once the original was deleted. */
  kept: z.boolean(),
  discarded_by: z.string().nullable(),
  files: z.array(shownFile),
})
export type MailLine = z.output<typeof mailLine>
export const mailLines = z.array(mailLine)

export const mailPage = z.object({
  address: z.string(),
  mails: mailLines,
  total: z.number(),
  paused: z.number(),
  senders: z.array(z.object({ pattern: z.string(), mails: z.number() })),
  people: z.array(z.string()),
  retired: z.array(z.object({ sender: z.string(), mails: z.number(), last_at: moment })),
  code: z.object({ code: z.string(), at: moment }).nullable(),
})
export type MailPage = z.output<typeof mailPage>

/** A sender whose mails are accepted: an e-mail address, or @domain for all addresses of a domain. */
const pattern = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, text.wrong)
  .refine((sender) => emailPattern.test(sender.startsWith('@') ? `x${sender}` : sender), text.wrong)
export const senderSchema = z.strictObject({ sender: pattern })
export const mailSchema = z.strictObject({ mail: z.uuid() })
