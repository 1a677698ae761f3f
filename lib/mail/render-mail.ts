import { deliveriesText, stoppedNext } from '@/content/deliveries'
import { emails } from '@/content/mails'
import { feeMailLines } from '@/content/fee-mails'
import { signatureNews } from '@/content/signature-mails'
import type { MailText } from '@/content/mail-text'
import { undoPath } from '@/lib/auth/link-owner'
import { env } from '@/lib/env'
import { escape, mailAsHtml, mailAsText, type Fill } from '@/lib/mail/mail-layout'
import type { InvoiceData, MailPayload } from '@/lib/mail/mail-payload'
import { hasReading, invoiceTitle } from '@/lib/einvoice/invoice-label'
import { reasonText } from '@/lib/deliveries/delivery-error'
import { placeText } from '@/lib/format/appointment-place'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatHours, formatLongDay, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'
import { formatPesos } from '@/lib/format/number'
import { lineOf, linesOf, nameForAnyone, wordsForAnyone } from '@/lib/mail/typed-text'

export type RenderedMail = { subject: string; text: string; html: string }

/**
 * The values are plain text, so the HTML part escapes them.
 * `stop` is the path of the page that turns mails of this kind off; empty for mails that nobody can turn off.
 */
export function renderMail(payload: MailPayload, stop = ''): RenderedMail {
  const mail: MailText = emails[payload.template]
  const values = valuesOf(payload)
  const fill: Fill = (text, place = 'line') =>
    text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, point = '') => {
      const value = values[name]
      if (value === undefined) return whole
      const filled = place === 'path' ? value : shown(mail, name, value, place)
      // A value that ends with a full stop, such as «Valle Claro Ltda.», gets no second full stop.
      return filled.endsWith('.') ? filled : filled + point
    })
  return {
    subject: fill(mail.subject),
    text: mailAsText(mail, fill, env.SITE_URL, stop),
    html: mailAsHtml(mail, (text, place) => escape(fill(text, place)), env.SITE_URL, stop),
  }
}

/** In mails to strangers, addresses in texts that others typed do not become links. */
function shown({ reader, values }: MailText, name: string, value: string, place: 'line' | 'lines'): string {
  if (reader !== 'anyone' || values?.ours?.includes(name))
    return place === 'lines' ? linesOf(value) : lineOf(value)
  return values?.words?.includes(name) ? wordsForAnyone(value) : nameForAnyone(value)
}

/** The values that replace placeholders such as `{number}` in a mail; a fact with an empty value is left out. */
type MailValues = Readonly<Record<string, string | undefined>>

function valuesOf(payload: MailPayload): MailValues {
  switch (payload.template) {
    case 'email-changed': {
      const { email, undo } = payload.data
      return { email, undoPath: undo ? undoPath(undo) : '/contacto' }
    }
    case 'invoice-accepted':
    case 'invoice-rejected':
    case 'invoice-asked':
    case 'invoice-reviewing':
      return invoiceValues(payload.data)
    case 'appointment-received':
    case 'appointment-confirmed':
    case 'appointment-changed':
    case 'appointment-place':
    case 'appointment-proposed':
    case 'appointment-cancelled':
    case 'appointment-released': {
      const { id, title, note, startsAt, endsAt } = payload.data
      return {
        id,
        title,
        note,
        ...attendsValues(payload.data),
        place: placeText(payload.data.place, payload.data.placeDetail),
        day: formatLongDay(startsAt),
        hours: formatHours(startsAt, endsAt),
      }
    }
    case 'documents-sent': {
      const { account, by, message, names } = payload.data
      return { account, by, body: [message, names].filter(Boolean).join('\n\n') }
    }
    case 'appointment-offered': {
      const { id, title, startsAt, endsAt, until } = payload.data
      return {
        id,
        title,
        ...attendsValues(payload.data),
        place: placeText(payload.data.place, payload.data.placeDetail),
        note: '',
        day: formatLongDay(startsAt),
        hours: formatHours(startsAt, endsAt),
        begins: `${formatWeekday(startsAt)} a las ${formatTime(startsAt)}`,
        until: `el ${formatWeekday(until)} a las ${formatTime(until)}`,
      }
    }
    case 'appointment-tomorrow':
    case 'appointment-soon': {
      const { id, title, startsAt, endsAt } = payload.data
      return {
        id,
        title,
        ...attendsValues(payload.data),
        place: placeText(payload.data.place, payload.data.placeDetail),
        note: '',
        day: formatLongDay(startsAt),
        hours: formatHours(startsAt, endsAt),
      }
    }
    case 'appointment-requested':
    case 'appointment-outside':
    case 'firm-google-moved':
    case 'firm-google-gone':
    case 'firm-appointment-tomorrow':
    case 'firm-appointment-soon': {
      const { id, title, client, asked, until } = payload.data
      // Mails from older versions have no `until`, because appointments then took an hour.
      const end = until ?? new Date(Date.parse(asked) + 3_600_000)
      const place = placeText(payload.data.place, payload.data.placeDetail)
      return { id, title, client, place, day: formatLongDay(asked), hours: formatHours(asked, end) }
    }
    case 'delivery-stopped': {
      const { kind, reason, status } = payload.data
      return { what: deliveriesText.kinds[kind], reason: reasonText(reason), next: stoppedNext[status] }
    }
    case 'fee-reminder': {
      const { account, company, fees, more } = payload.data
      const lines = fees.map(({ concept, amount, dueOn }) =>
        feeMailLines.line(concept, formatPesos(amount), formatCivilDay(dueOn)),
      )
      return {
        account,
        company,
        lines: [...lines, ...(more > 0 ? [feeMailLines.more(more)] : [])].join('\n'),
      }
    }
    case 'signature-news':
      return {
        ...payload.data,
        what: signatureNews[payload.data.what],
        // Somebody without an account may have written the note, so the mail shortens it and makes no links of it.
        note: wordsForAnyone(payload.data.note),
      }
    default:
      return payload.data
  }
}

/** If one member attends, the value `person` has the name; if several attend, the value `people` has all names. */
const attendsValues = ({ person, people }: { person: string; people: readonly string[] }): MailValues =>
  people.length > 1 ? { person: '', people: listed(people) } : { person, people: '' }

const invoiceValues = ({ invoice, label, note }: InvoiceData): MailValues => ({
  invoice,
  note,
  title: invoiceTitle(label),
  number: label.number,
  name: hasReading(label) ? label.name : '',
  total: label.total === null ? '' : formatPesos(label.total),
})
