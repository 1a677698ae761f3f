import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { invitation, type MailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import { mailServer } from '@/lib/mail/smtp'
import { checkpoint } from '@/lib/observability/checkpoint'
import { DeliveryError, noSuchAddress } from '@/lib/deliveries/delivery-error'

const refused = z.object({
  responseCode: z.number().int(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
})
const withoutTls = z.object({ code: z.literal('ETLS') })
/** 552 says that a mailbox is full, which passes. */
const mailboxFull = 552
/** What a server answers that does not know a recipient. */
const unknownRecipient = new Set([550, 551, 553])
/** 5.7 is a rule against the sender, whom no other recipient would help. */
const isRule = (response: string) => /^\d{3}[ -]5\.7\./.test(response)
const senderDomain = () => /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? new URL(env.SITE_URL).hostname

/**
 * Sends one mail, until `signal` says that the try is over. Its Message-ID comes from the job's id, so that a second sending can be
 * told from a second mail.
 */
export async function sendMail(id: string, payload: MailPayload, signal: AbortSignal): Promise<void> {
  const transport = mailServer(env.SMTP_URL)
  try {
    await transport.sendMail({
      ...renderMail(payload),
      signal,
      from: env.MAIL_FROM,
      to: { name: '', address: payload.to },
      ...extrasOf(payload),
      messageId: `<${id}@${senderDomain()}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    throw toDeliveryError(error)
  } finally {
    transport.close()
  }
  checkpoint('mail.sent')
}

/** What a mail program gets besides the texts: whom an answer goes to, or a calendar event. */
function extrasOf(payload: MailPayload) {
  switch (payload.template) {
    case 'contact-answered':
    case 'contact-message':
      return { replyTo: payload.replyTo }
    case 'appointment-received':
    case 'appointment-confirmed':
    case 'appointment-changed':
    case 'appointment-proposed':
    case 'appointment-cancelled':
      return { icalEvent: invitation(payload.data, payload.to) }
    default:
      return {}
  }
}

// SMTP: 4xx asks to come back later, 5xx is final; without a code there was no answer. What is refused before a recipient is
// named (the connection, the log-in, the sender) is our own setting at fault, not the mail: it waits for whoever mends it.
function toDeliveryError(error: unknown): DeliveryError {
  if (withoutTls.safeParse(error).success)
    return new DeliveryError('mail:no-tls', { retry: 'after-fix', cause: error })
  const answer = refused.safeParse(error).data
  if (!answer) return new DeliveryError('mail:unreachable', { cause: error })
  const { responseCode, code, command = '', response = '' } = answer
  if (command.startsWith('RCPT') && unknownRecipient.has(responseCode) && !isRule(response))
    return new DeliveryError(noSuchAddress, { retry: 'never', cause: error })
  const ofMail = code !== 'EAUTH' && /^(RCPT|DATA)/.test(command)
  const retry =
    responseCode < 500 || (ofMail && responseCode === mailboxFull)
      ? 'backoff'
      : ofMail
        ? 'never'
        : 'after-fix'
  return new DeliveryError(`mail:${responseCode}`, { retry, cause: error })
}
