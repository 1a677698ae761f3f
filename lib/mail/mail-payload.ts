import { z } from 'zod'

/** What a mail job carries, by template. */
export const mailPayload = z.discriminatedUnion('template', [
  z.object({ template: z.literal('approval-approved'), to: z.email(), data: z.object({}) }),
  z.object({
    template: z.literal('approval-rejected'),
    to: z.email(),
    data: z.object({ reason: z.string() }),
  }),
  z.object({
    template: z.literal('contact-message'),
    to: z.email(),
    /** The visitor: the firm's answer goes to them. */
    replyTo: z.object({ name: z.string(), address: z.email() }),
    data: z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
  }),
])
export type MailPayload = z.infer<typeof mailPayload>
