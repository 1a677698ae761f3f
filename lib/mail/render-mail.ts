import { deliveriesText, stoppedNext } from '@/content/deliveries'
import { emails } from '@/content/mails'
import type { MailText } from '@/content/mail-text'
import { undoPath } from '@/lib/auth/link-owner'
import { env } from '@/lib/env'
import { escape, mailAsHtml, mailAsText, type Fill } from '@/lib/mail/mail-layout'
import {
  appointmentValues,
  invoiceValues,
  isAppointment,
  isInvoice,
  isRequest,
  requestValues,
  type MailPayload,
} from '@/lib/mail/mail-payload'
import { lineOf, linesOf, nameForAnyone, wordsForAnyone } from '@/lib/mail/typed-text'
import { reasonText } from '@/lib/deliveries/delivery-error'

export type RenderedMail = { subject: string; text: string; html: string }

/** Subject, plain text and HTML of a mail job. Values are plain text: in the HTML they are escaped. */
export function renderMail({ template, data }: MailPayload): RenderedMail {
  const mail: MailText = emails[template]
  const values = valuesOf(data)
  const fill: Fill = (text, place = 'line') =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : place === 'path' ? value : shown(mail, name, value, place)
    })
  return {
    subject: fill(mail.subject),
    text: mailAsText(mail, fill, env.SITE_URL),
    html: mailAsHtml(mail, (text, place) => escape(fill(text, place)), env.SITE_URL),
  }
}

/** A value as the reader of the mail may see it. */
function shown({ reader, values }: MailText, name: string, value: string, place: 'line' | 'lines'): string {
  if (reader !== 'anyone' || values?.ours?.includes(name))
    return place === 'lines' ? linesOf(value) : lineOf(value)
  return values?.words?.includes(name) ? wordsForAnyone(value) : nameForAnyone(value)
}

function valuesOf(data: MailPayload['data']): Record<string, string | undefined> {
  if (isAppointment(data)) return appointmentValues(data)
  if (isRequest(data)) return requestValues(data)
  if (isInvoice(data)) return invoiceValues(data)
  if ('undo' in data) return { ...data, undoPath: data.undo ? undoPath(data.undo) : '/contacto' }
  if (!('kind' in data && 'status' in data)) return data
  const { kind, reason, status } = data
  return { what: deliveriesText.kinds[kind], reason: reasonText(reason), next: stoppedNext[status] }
}
