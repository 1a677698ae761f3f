import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { contactFieldNames } from '@/content/contact'
import { deliveryKinds } from '@/content/deliveries'
import { accountId } from '@/lib/ids'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'
import { formatPesos } from '@/lib/format/number'
import { hasReading, invoiceTitle } from '@/lib/einvoice/invoice-label'
import { labelSchema } from '@/lib/fields/invoice-label'

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
  mail('second-step-on', {}),
  mail('second-step-off', {}),
  mail('data-request-received', { kind: text, due: text, details: text }),
  mail('data-request-new', { kind: text, due: text, email: text, details: text }),
  mail('data-request-extended', answer),
  mail('data-request-answered', answer),
  mail('data-request-refused', answer),
] as const

const ownerChange = { account: accountId, company: text, owner: text, heir: text }

/** What the mails about the people of an account carry. `token` opens the invitation; `by` is a name or an address. */
const peopleMails = [
  mail('invitation', { company: text, role: text, token: text, by: text }),
  mail('portal-invitation', { company: text, role: text, token: text, by: text }),
  mail('team-invitation', { company: text, role: text, token: text, by: text }),
  mail('owner-change-asked', ownerChange),
  mail('owner-change-done', ownerChange),
] as const

/** The invoice as it was when the mail was ordered; `note` is the firm's, empty when there is none. */
const invoiceData = z.object({ invoice: z.uuid(), label: labelSchema, note: z.string() })
type InvoiceData = z.infer<typeof invoiceData>

/** Whether a mail is about an invoice. */
export const isInvoice = (data: object): data is InvoiceData => 'label' in data

/** What stands in the texts of the mail; what is empty takes its line with it. */
export const invoiceValues = ({ invoice, label, note }: InvoiceData) => ({
  invoice,
  note,
  title: invoiceTitle(label),
  number: label.number,
  name: hasReading(label) ? label.name : '',
  total: label.total === null ? '' : formatPesos(label.total),
})

const invoiceMail = <T extends string>(step: T) =>
  z.object({
    template: z.literal(`invoice-${step}` as const),
    to: z.email(),
    data: invoiceData,
  })

/** What the mails about the review of an invoice carry. */
const invoiceMails = [
  invoiceMail('accepted'),
  invoiceMail('rejected'),
  invoiceMail('asked'),
  invoiceMail('reviewing'),
] as const

/** What the mails of a request for documents carry; `due` is `dd/mm/aaaa`, `missing` a line for each item. */
const requestFacts = { request: z.uuid(), title: text, by: text, due: text, missing: text }
const documentRequestMails = [
  mail('documents-asked', requestFacts),
  mail('document-reminder', requestFacts),
  mail('documents-returned', { ...requestFacts, item: text, note: text }),
] as const

/** Dates that come near, a line for each; `first` is the day of the nearest. */
const dateMail = mail('dates-near', { account: accountId, company: text, first: text, dates: text })

/** Which deliveries do not arrive: their kind, the class of the reason, and whether they are still tried. */
export const stoppedData = z.object({
  kind: z.enum(deliveryKinds),
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
  ...peopleMails,
  ...documentRequestMails,
  dateMail,
  z.object({ template: z.literal('appointment-requested'), to: z.email(), data: requestData }),
  ...invoiceMails,
  ofAppointment('received'),
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
  mail('registration-correction', { note: text }),
  z.object({
    template: z.literal('document-brought'),
    to: z.email(),
    data: z.object({ account: accountId, name: z.string() }),
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
    /** Loose, so that a site that was set back still sends what a newer one queued. */
    data: z.looseRecord(z.enum(contactFieldNames), text),
  }),
])
export type MailPayload = z.infer<typeof mailPayload>
