import { z } from 'zod'
import { account } from '@/content/account'

const { contact } = account
const one = (text: string) => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim()

/** Empty means: not given. */
export const profileSchema = z.strictObject({
  name: z
    .string()
    .transform(one)
    .refine(
      (text) => text === '' || (Array.from(text).length >= 2 && text.length <= 100),
      contact.problems.name,
    ),
  phone: z
    .string()
    .max(60, contact.problems.phone)
    .transform((text) => one(text.replace(/[().-]/g, ' ')))
    .refine(
      (text) => text === '' || (text.length <= 20 && /^\+?(?:\d ?){6,14}\d$/.test(text)),
      contact.problems.phone,
    ),
})
