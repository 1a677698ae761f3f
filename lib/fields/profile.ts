import { z } from 'zod'
import { account } from '@/content/account'
import { oneLine } from '@/lib/format/one-line'
import { optionalName } from '@/lib/fields/name'

const { contact } = account

/** An empty field means that the client gave no value. */
export const profileSchema = z.strictObject({
  name: optionalName(2, 100, contact.problems.name),
  phone: z
    .string()
    .max(60, contact.problems.phone)
    .transform((text) => oneLine(text.replace(/[().-]/g, ' ')))
    .refine(
      (text) => text === '' || (text.length <= 20 && /^\+?(?:\d ?){6,14}\d$/.test(text)),
      contact.problems.phone,
    ),
})
