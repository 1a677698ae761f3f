import { z } from 'zod'
import { contactLengths, contactMessages } from '@/content/contact'
import { cleanLine, cleanText } from '@/lib/contact/clean-text'

// As people and the database count: an emoji is one character. What cannot be seen does not help to reach the least.
const characters = (text: string) => Array.from(text).length
const atLeast = (least: number) => (text: string) => characters(text.replace(/\p{Cf}/gu, '').trim()) >= least
const atMost = (most: number) => (text: string) => characters(text) <= most

/** The contact form, by the specification's rules and with its sentences. */
export const contactSchema = z.object({
  name: z
    .string()
    .transform(cleanLine)
    .refine(atLeast(2), contactMessages.name)
    .refine(atMost(contactLengths.name), contactMessages.nameLong),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(contactLengths.email, contactMessages.email)
    .pipe(z.email(contactMessages.email)),
  phone: z
    .string()
    .transform(cleanLine)
    .refine(atMost(contactLengths.phone), contactMessages.phoneLong)
    .transform((phone) => phone || null),
  message: z
    .string()
    .transform(cleanText)
    .refine(atLeast(10), contactMessages.message)
    .refine(atMost(contactLengths.message), contactMessages.messageLong),
  acceptTerms: z.boolean().refine((accepted) => accepted, contactMessages.acceptTerms),
})

export type ContactMessage = z.output<typeof contactSchema>
