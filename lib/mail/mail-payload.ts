import { z } from 'zod'
import { accountMails } from '@/lib/mail/account-mail'
import { appointmentData } from '@/lib/mail/appointment-mail'

const ofAppointment = <T extends string>(step: T) =>
  z.object({
    template: z.literal(`appointment-${step}` as const),
    to: z.email(),
    data: appointmentData,
  })

/** What a mail job carries, by template. */
export const mailPayload = z.discriminatedUnion('template', [
  ...accountMails,
  ofAppointment('confirmed'),
  ofAppointment('changed'),
  ofAppointment('proposed'),
  ofAppointment('cancelled'),
  z.object({ template: z.literal('approval-approved'), to: z.email(), data: z.object({}) }),
  z.object({
    template: z.literal('approval-rejected'),
    to: z.email(),
    data: z.object({ reason: z.string() }),
  }),
  z.object({
    template: z.literal('message-answered'),
    to: z.email(),
    data: z.object({ subject: z.string(), thread: z.uuid() }),
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
