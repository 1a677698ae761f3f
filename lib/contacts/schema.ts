import { z } from 'zod'
import { contacts } from '@/content/contacts'
import { contactStatuses } from '@/lib/contacts/contact'

const message = z.uuid()
const status = z.enum(contactStatuses)

/** `expected` is the status that the administrator saw. */
export const markSchema = z.strictObject({ message, status, expected: status })

/** `answer` names the answer before it is kept: sent twice it is one. */
export const answerSchema = z.strictObject({
  message,
  answer: z.uuid(),
  expected: status,
  words: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    // As the database counts: characters, not bytes or halves.
    .refine((text) => Array.from(text).length >= 2 && Array.from(text).length <= 5000, contacts.form.problem),
})
