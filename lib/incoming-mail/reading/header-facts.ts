import { addressParser, decodeWords, type Email } from 'postal-mime'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { oneLine } from '@/lib/format/one-line'
import type { MailFinding } from '@/lib/incoming-mail/reading/task'

const mostText = 255

/** Returns a header as one line for display, without characters that hide or reverse text. */
export const headerText = (raw: string, most = mostText): string => {
  const clean = oneLine(raw)
  return clean.length <= most ? clean : `${clean.slice(0, most - 1).trimEnd()}…`.toWellFormed()
}

const plainAddress = /^[^\s<>"@,;:\\[\]()]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

type Headers = Email['headers']
const all = (headers: Headers, name: string) => headers.filter(({ key }) => key === name)
const valueOf = (headers: Headers, name: string) => all(headers, name)[0]?.value ?? ''

export type Sender = { sender: string | null; shown: string }

/** Returns the sender, if the mail has exactly one From header with exactly one address. */
export function senderOf(headers: Headers): Sender {
  const fields = all(headers, 'from')
  const found = fields.flatMap(({ value }) => addressParser(value, { flatten: true }))
  const [only] = found
  const address = (only?.address ?? '').trim().toLowerCase()
  const isOne =
    fields.length === 1 && found.length === 1 && plainAddress.test(address) && address.length <= 254
  const shown = isOne ? address : headerText(decodeWords(fields.map(({ value }) => value).join(', ')), 254)
  return { sender: isOne ? address : null, shown }
}

export const subjectOf = ({ subject = '' }: Email): string => headerText(subject)

/** True for a mail that this site itself sent, or that passed through too many servers. */
export function isLoop(headers: Headers, ours: readonly string[]): boolean {
  const id = valueOf(headers, 'message-id').trim().toLowerCase()
  const domain = /@([^@>\s]+)>?$/.exec(id)?.[1] ?? ''
  return (
    ours.includes(domain) ||
    all(headers, 'x-portal').length > 0 ||
    all(headers, 'received').length > mailLimits.received
  )
}

const contentType = (headers: Headers) => valueOf(headers, 'content-type').toLowerCase()

/** Returns the kind of automatic mail that the headers announce; mails with an invoice are read whatever their kind. */
export function automaticKind(headers: Headers, { from }: { from: string }): MailFinding | null {
  const isReport = /^\s*multipart\/report\b/.test(contentType(headers))
  if (from === '' || isReport || /\bmailer-daemon@/i.test(valueOf(headers, 'from'))) return 'bounce'
  const submitted = valueOf(headers, 'auto-submitted').split(';')[0]?.trim().toLowerCase() ?? ''
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    /^\s*(bulk|junk|list)\b/i.test(valueOf(headers, 'precedence')) ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => all(headers, name).length > 0)
  return isAutomatic ? 'automatic' : null
}

export const isEncrypted = (headers: Headers): boolean =>
  /^\s*multipart\/encrypted\b/.test(contentType(headers)) ||
  (/^\s*application\/(x-)?pkcs7-mime\b/.test(contentType(headers)) &&
    !/smime-type\s*=\s*"?signed-data/.test(contentType(headers)))
