import { z } from 'zod'

/** What a mail job carries, by template. */
export const mailPayload = z.discriminatedUnion('template', [
  z.object({ template: z.literal('approval-approved'), to: z.email(), data: z.object({}) }),
  z.object({
    template: z.literal('approval-rejected'),
    to: z.email(),
    data: z.object({ reason: z.string() }),
  }),
])
export type MailPayload = z.infer<typeof mailPayload>
