import { z } from 'zod'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { RefusalReason } from '@/lib/einvoice/refusal'

export const deliverySchema = z.object({
  /** The envelope's sender; empty for bounces. */
  from: z.string().max(254),
  /** Address and name of the server that delivered the mail; without them SPF cannot be checked. */
  ip: z.string().max(45).optional(),
  helo: z.string().max(255).optional(),
  /** True when the service itself checked DMARC and the mail passed. */
  dmarcPassed: z.boolean().optional(),
})
export type Delivery = z.infer<typeof deliverySchema>

/** Mails from our own domains (`ours`) must not be read as invoices if they come back. */
type MailStep = { step: 'mail'; delivery: Delivery; ours: string[] }
/** The answer to a DNS question; `code` is Node's error code if the question failed. */
export type DnsAnswer = { records: string[][] | string[] } | { code: string }
export type Step =
  | MailStep
  | ({ step: 'dns' } & DnsAnswer)
  | { step: 'piece'; file: number; from: number; to: number }

export const fileFaults = ['locked', 'damaged', 'too-large', 'too-deep', 'refused-type'] as const

/** Reasons for which a mail is not read further; `automatic` and `bounce` apply only to mails without an invoice. */
export const mailFindings = ['too-many', 'encrypted', 'winmail', 'automatic', 'bounce', 'loop'] as const
export type MailFinding = (typeof mailFindings)[number]

const readFile = z.strictObject({
  name: z.string().max(200),
  type: z.string().max(100),
  size: z.int().nonnegative(),
  sha256: z.string().max(64),
  /** True when the file's root element is that of an electronic document. */
  isDocument: z.boolean(),
  fault: z.enum(fileFaults).nullable(),
})
export type MailFile = z.infer<typeof readFile>

const readMail = z.strictObject({
  finding: z.enum(mailFindings).nullable(),
  /** The number of attachments or parts, if the mail has too many. */
  found: z.int().nullable(),
  /** The only address in the only From header; null if there is none or several. */
  sender: z.string().max(254).nullable(),
  /** The sender's address, or the text of all From headers if the mail does not have exactly one sender. */
  shown: z.string().max(254),
  subject: z.string().max(255),
  proved: z.boolean(),
  /** The nine digits of Gmail's forwarding code. */
  code: z
    .string()
    .regex(/^\d{9}$/)
    .nullable(),
  files: z.array(readFile).max(260),
})
export type ReadMail = z.infer<typeof readMail>

export type Answer =
  | { refused: RefusalReason }
  | { ask: { name: string; type: string } }
  | { mail: ReadMail }
  | { piece: string }

/** Mails come from unknown senders, so the answers of the process that reads them are validated too. */
export const answerSchema = z.union([
  z.strictObject({ refused: z.enum(Object.keys(refusalTexts) as RefusalReason[]) }),
  z.strictObject({ ask: z.strictObject({ name: z.string().max(255), type: z.string().max(10) }) }),
  z.strictObject({ mail: readMail }),
  z.strictObject({ piece: z.base64().max(4_000_000) }),
]) as z.ZodType<Answer>
