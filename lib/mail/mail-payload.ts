import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'

/** The appointment as it was when the mail was ordered. */
const appointmentData = z.object({
  id: z.uuid(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.string(),
  sequence: z.int(),
  note: z.string(),
})
type AppointmentData = z.infer<typeof appointmentData>

/** What members are told of a request; it is no invitation yet. */
const requestData = z.object({
  id: z.uuid(),
  title: z.string(),
  client: z.string(),
  asked: z.string(),
})
type RequestData = z.infer<typeof requestData>

/** Whether a mail tells members of a request. */
export const isRequest = (data: object): data is RequestData => 'asked' in data

export const requestValues = ({ id, title, client, asked }: RequestData) => ({
  id,
  title,
  client,
  day: formatLongDay(asked),
  hours: formatHours(asked, new Date(Date.parse(asked) + 3_600_000)),
})

/** Whether a mail is about an appointment. */
export const isAppointment = (data: object): data is AppointmentData => 'startsAt' in data

/** What stands in the texts of the mail. */
export const appointmentValues = ({ id, title, note, startsAt, endsAt }: AppointmentData) => ({
  id,
  title,
  note,
  day: formatLongDay(startsAt),
  hours: formatHours(startsAt, endsAt),
})

/** The calendar file of the mail, which puts the event into the reader's calendar or takes it out. */
export function invitation(data: AppointmentData, to: string) {
  const method = data.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = appointmentEvent(data, new Date().toISOString(), to)
  return {
    method,
    filename: appointments.event.file,
    content: writeCalendar({ method, events: [event] }),
  } as const
}

const mail = <T extends string, D extends z.ZodRawShape>(template: T, data: D) =>
  z.object({ template: z.literal(template), to: z.email(), data: z.object(data) })

const text = z.string()
const answer = { reply: text, due: text }

/** What the mails about an account carry, by template; all of them are essential. `due` is `dd/mm/aaaa`. */
const accountMails = [
  /** `undo`: the change that its link takes back; a mail of before this was possible has none. */
  mail('email-changed', { email: text, undo: z.uuid().optional() }),
  mail('email-taken-back', { email: text }),
  mail('password-changed', {}),
  mail('data-request-received', { kind: text, due: text, details: text }),
  mail('data-request-new', { kind: text, due: text, email: text, details: text }),
  mail('data-request-extended', answer),
  mail('data-request-answered', answer),
  mail('data-request-refused', answer),
] as const

const invoiceMail = <T extends string>(step: T) =>
  z.object({
    template: z.literal(`invoice-${step}` as const),
    to: z.email(),
    data: z.object({ number: z.string(), name: z.string(), note: z.string() }),
  })

/** What the mails about the review of an invoice carry; `words` are the firm's, empty when there are none. */
const invoiceMails = [
  invoiceMail('accepted'),
  invoiceMail('rejected'),
  invoiceMail('asked'),
  invoiceMail('reviewing'),
] as const

/** Which deliveries do not arrive: their kind, the class of the reason, and whether they are still tried. */
export const stoppedData = z.object({
  kind: z.enum(['mail', 'drive.push', 'automation.batch']),
  reason: z.string(),
  status: z.enum(['pending', 'parked']),
})

const ofAppointment = <T extends string>(step: T) =>
  z.object({
    template: z.literal(`appointment-${step}` as const),
    to: z.email(),
    data: appointmentData,
  })

/** What a mail job carries, by template. */
export const mailPayload = z.discriminatedUnion('template', [
  ...accountMails,
  z.object({ template: z.literal('appointment-requested'), to: z.email(), data: requestData }),
  ...invoiceMails,
  ofAppointment('confirmed'),
  ofAppointment('changed'),
  ofAppointment('proposed'),
  ofAppointment('cancelled'),
  z.object({ template: z.literal('approval-approved'), to: z.email(), data: z.object({}) }),
  z.object({ template: z.literal('approval-waitlist'), to: z.email(), data: z.object({}) }),
  z.object({
    template: z.literal('approval-rejected'),
    to: z.email(),
    data: z.object({ reason: z.string() }),
  }),
  z.object({
    template: z.literal('document-brought'),
    to: z.email(),
    data: z.object({ name: z.string() }),
  }),
  z.object({
    template: z.literal('message-answered'),
    to: z.email(),
    data: z.object({ subject: z.string(), thread: z.uuid() }),
  }),
  z.object({
    template: z.literal('message-begun'),
    to: z.email(),
    data: z.object({ subject: z.string(), thread: z.uuid() }),
  }),
  z.object({
    template: z.literal('inbox-waiting'),
    to: z.email(),
    data: z.object({ client: z.string(), subject: z.string(), conversation: z.uuid() }),
  }),
  z.object({ template: z.literal('delivery-stopped'), to: z.email(), data: stoppedData }),
  z.object({
    template: z.literal('contact-answered'),
    to: z.email(),
    /** The member who answered: what the visitor replies goes to them. */
    replyTo: z.object({ name: z.string(), address: z.email() }),
    data: z.object({ name: z.string(), answer: z.string(), message: z.string(), by: z.string() }),
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
