import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { contactFieldNames } from '@/content/contact'
import { deliveryKinds } from '@/content/deliveries'
import { accountId, personId } from '@/lib/ids'
import { placeText } from '@/lib/format/appointment-place'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { labelSchema } from '@/lib/fields/invoice-label'

const text = z.string()

const mail = <const T extends readonly string[], D extends z.ZodType>(templates: T, data: D) =>
  z.object({ template: z.literal(templates), to: z.email(), data })

const whereabouts = {
  /** Mails from older versions have no `place`, so they are treated as `video`. */
  place: z.enum(['video', 'office', 'phone']).default('video'),
  placeDetail: text.nullable().default(null),
  /** The names of the members who attend; mails from older versions have only `person`. */
  people: z.array(text).default([]),
}
const appointmentData = z.object({
  ...whereabouts,
  id: z.uuid(),
  title: text,
  startsAt: text,
  endsAt: text,
  status: text,
  sequence: z.int(),
  note: text,
  changedAt: text.optional(),
  /** Mails from older versions have no `person`. */
  person: text.default(''),
})
const reminderData = z.object({
  ...whereabouts,
  id: z.uuid(),
  title: text,
  startsAt: text,
  endsAt: text,
  person: text,
})
const requestData = z.object({
  ...whereabouts,
  id: z.uuid(),
  title: text,
  client: text,
  asked: text,
  until: text.optional(),
})
/** The invoice as it was when the mail was queued; `note` is empty when the firm wrote none. */
const invoiceData = z.object({ invoice: z.uuid(), label: labelSchema, note: text })
/** `missing` has one line for each item; `due` is `dd/mm/aaaa`. */
const documentsData = z.object({ request: z.uuid(), title: text, by: text, due: text, missing: text })
/**
 * `account` is null after the account was deleted.
 * `token` is empty for people with an account; `due` is `dd/mm/aaaa`.
 */
const signatureData = z.object({
  request: z.uuid(),
  account: accountId.nullable().transform((id) => id ?? ''),
  title: text,
  by: text,
  client: text,
  due: text,
  message: text,
  token: text,
})
const signedData = signatureData.omit({ due: true, message: true }).extend({ code: text })
/** `by` is the name or e-mail address of the person who invites. */
const invitationData = z.object({ company: text, role: text, token: text, by: text })
const ownerChange = z.object({ account: accountId, company: text, owner: text, heir: text })
const threadData = z.object({ subject: text, thread: z.uuid() })
const replyTo = z.object({ name: text, address: z.email() })

export const mailPayload = z.discriminatedUnion('template', [
  /** `undo` is the change that the mail's link undoes; mails from older versions have no such link. */
  mail(['email-changed'], z.object({ email: text, undo: z.uuid().optional() })),
  mail(['email-taken-back'], z.object({ email: text })),
  mail(
    ['password-changed', 'second-step-on', 'second-step-off', 'backup-code-used', 'backup-codes-renewed'],
    z.object({}),
  ),
  mail(['data-request-received'], z.object({ kind: text, due: text, details: text })),
  mail(['data-request-new'], z.object({ kind: text, due: text, email: text, details: text })),
  mail(
    ['data-request-extended', 'data-request-answered', 'data-request-refused'],
    z.object({ reply: text, due: text }),
  ),
  mail(['approval-approved', 'approval-waitlist'], z.object({})),
  mail(['approval-rejected'], z.object({ reason: text })),
  mail(['registration-correction'], z.object({ note: text })),
  mail(['invitation', 'portal-invitation', 'team-invitation'], invitationData),
  mail(['owner-change-asked', 'owner-change-done'], ownerChange),
  mail(['documents-asked', 'document-reminder'], documentsData),
  mail(['documents-returned'], documentsData.extend({ item: text, note: text })),
  mail(['signature-asked', 'signature-reminder', 'signature-turn'], signatureData),
  mail(['signature-link', 'signature-link-reminder'], signatureData),
  /** `names` has one line for each signer without an account. */
  mail(
    ['signature-outside-named'],
    signatureData.omit({ due: true, message: true, token: true }).extend({ names: text }),
  ),
  mail(['signature-code'], z.object({ code: text, title: text })),
  mail(['signature-done', 'signature-link-done'], signedData),
  mail(['signature-link-withdrawn'], signatureData.omit({ due: true, message: true, token: true })),
  mail(
    ['signature-news'],
    z.object({
      request: z.uuid(),
      title: text,
      client: text,
      what: z.enum(['declined', 'resumed', 'expired', 'signed']),
      note: text,
    }),
  ),
  /** `fees` are the oldest twenty late fees, in whole pesos before VAT; `more` counts the others. */
  mail(
    ['fee-reminder'],
    z.object({
      account: accountId,
      company: text,
      fees: z.array(z.object({ concept: text, amount: z.int(), dueOn: text })),
      more: z.int(),
    }),
  ),
  mail(['document-brought'], z.object({ account: accountId, name: text })),
  mail(
    ['documents-sent'],
    z.object({ account: accountId, names: text, message: z.string().default(''), by: text }),
  ),
  mail(['receipts-brought'], z.object({ account: accountId, names: text })),
  /** `dates` has one line for each due date; `first` is the nearest of them. */
  mail(['dates-near'], z.object({ account: accountId, company: text, first: text, dates: text })),
  /** `lines`, `count` and `page` are not queued, because `lib/jobs/digests.ts` reads them when the mail is sent. */
  mail(
    ['notice-digest', 'notice-now'],
    z.object({
      person: personId,
      notification: z.uuid().optional(),
      lines: text.default(''),
      count: text.default(''),
      page: text.default('/portal/notificaciones'),
    }),
  ),
  mail(['figures-missing'], z.object({ year: text, missing: text })),
  mail(['invoice-accepted', 'invoice-rejected', 'invoice-asked', 'invoice-reviewing'], invoiceData),
  mail(['message-answered', 'message-begun'], threadData),
  mail(['inbox-waiting'], z.object({ client: text, subject: text, conversation: z.uuid() })),
  mail(
    [
      'appointment-requested',
      'appointment-outside',
      'firm-google-moved',
      'firm-google-gone',
      'firm-appointment-tomorrow',
      'firm-appointment-soon',
    ],
    requestData,
  ),
  mail(['appointment-tomorrow', 'appointment-soon'], reminderData),
  /** `until` is the moment at which the offer ends. */
  mail(['appointment-offered'], reminderData.extend({ until: text })),
  mail(
    [
      'appointment-received',
      'appointment-confirmed',
      'appointment-changed',
      'appointment-place',
      'appointment-proposed',
      'appointment-cancelled',
      'appointment-released',
    ],
    appointmentData,
  ),
  /** `reason` is the category of the failure; `status` is `pending` while the site still tries to deliver. */
  mail(
    ['delivery-stopped'],
    z.object({ kind: z.enum(deliveryKinds), reason: text, status: z.enum(['pending', 'parked']) }),
  ),
  /** Replies go to `replyTo`, the member who answered. */
  mail(['contact-answered'], z.object({ name: text, answer: text, message: text, by: text })).extend({
    replyTo,
  }),
  /** Unknown fields are allowed, so that an older version of the site can send mails of a newer version. */
  mail(['contact-message'], z.looseRecord(z.enum(contactFieldNames), text.default(''))).extend({ replyTo }),
])
export type MailPayload = z.output<typeof mailPayload>

export type InvoiceData = z.output<typeof invoiceData>
export type AppointmentData = z.output<typeof appointmentData>

/** Returns the attached calendar file, which adds the event to the reader's calendar or removes it. */
export function invitation(data: AppointmentData, to: string) {
  const method = data.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = appointmentEvent(
    { ...data, place: placeText(data.place, data.placeDetail) },
    data.changedAt ?? new Date().toISOString(),
    to,
  )
  return {
    method,
    filename: appointments.event.file,
    content: writeCalendar({ method, events: [event] }),
  } as const
}
