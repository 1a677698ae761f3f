import { z } from 'zod'
import { contactFields, contactMessages, type ContactField } from '@/content/contact'
import { contacts } from '@/content/contact-messages'
import { contactTopics } from '@/content/contact-topics'
import { emailText } from '@/lib/fields/email'
import { isSeen, oneLine } from '@/lib/format/one-line'

// Characters that reverse the direction of text could make a mail show other words than the sender typed.
const turning = /\p{Bidi_Control}/gu
const controls = /[^\P{Cc}\n\t]/gu

const readable = (text: string) => text.toWellFormed().replace(turning, '')

/** Cleans a text for storage and mails: valid Unicode, `\n` line ends, no control characters. */
const cleanText = (text: string): string =>
  readable(text)
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(controls, '')
    .trim()

// Counts an emoji as one character, as the database does.
const characters = (text: string) => Array.from(text).length
const atLeast = (least: number) => (text: string) =>
  isSeen(text) && characters(text.replace(/\p{Cf}/gu, '').trim()) >= least
const atMost = (most: number) => (text: string) => characters(text) <= most

/** The specification of the contact form prescribes these rules and their error messages. */
export const contactSchema = z.object({
  name: z
    .string()
    .transform(oneLine)
    .refine(atLeast(2), contactMessages.name)
    .refine(atMost(contactFields.name.longest), contactMessages.nameLong),
  email: emailText(contactMessages.email, contactFields.email.longest),
  phone: z
    .string()
    .transform(oneLine)
    .refine(atMost(contactFields.phone.longest), contactMessages.phoneLong)
    .transform((phone) => (isSeen(phone) ? phone : null)),
  // The form sends a topic's id and the database stores the topic's label; an unknown id is stored as no topic.
  service: z.string().transform((topic) => contactTopics.find(({ id }) => id === topic)?.label ?? null),
  message: z
    .string()
    .transform(cleanText)
    .refine(atLeast(10), contactMessages.message)
    .refine(atMost(contactFields.message.longest), contactMessages.messageLong),
  acceptTerms: z.boolean().refine((accepted) => accepted, contactMessages.acceptTerms),
} satisfies Record<ContactField | 'acceptTerms', z.ZodType>)

export type ContactMessage = z.output<typeof contactSchema>

export const storedFields = {
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  service: z.string().nullable(),
  message: z.string(),
} satisfies { [Field in ContactField]: z.ZodType<ContactMessage[Field]> }

export const contactStatuses = ['new', 'answered', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]
export const contactKinds = [...contactStatuses, 'all'] as const
export type ContactKind = (typeof contactKinds)[number]

const message = z.uuid()
const status = z.enum(contactStatuses)

/** `expected` is the status that the administrator saw; the change is refused if the message has another one by now. */
export const markSchema = z.strictObject({ message, status, expected: status })

/** `answer` is the id of the new answer, so that a repeated request does not answer twice. */
export const answerSchema = z.strictObject({
  message,
  answer: z.uuid(),
  expected: status,
  reply: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .refine((text) => characters(text) >= 2 && characters(text) <= 5000, contacts.form.problem),
})
