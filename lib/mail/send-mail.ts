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
/** A full mailbox (SMTP code 552) is treated as temporary, so that the mail is tried again. */
const mailboxFull = 552
/** The SMTP codes for a recipient that does not exist. */
const unknownRecipient = new Set([550, 551, 553])
/** With code 5.7 the server refuses the sender by a rule, so the recipient's address is not the problem. */
const isRule = (response: string) => /^\d{3}[ -]5\.7\./.test(response)
type StopPaths = { page: string; route: string }

const senderDomain = () => /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? new URL(env.SITE_URL).hostname

/**
 * The Message-ID comes from the job's id, so that receivers recognise a repeated mail.
 * The recipient turns mails of this kind off by a POST to `stop.route` (RFC 8058) or on the page `stop.page`.
 */
export async function sendMail(
  id: string,
  payload: MailPayload,
  signal: AbortSignal,
  stop: StopPaths | null = null,
): Promise<void> {
  const transport = mailServer(env.SMTP_URL)
  try {
    await transport.sendMail({
      ...renderMail(payload, stop?.page),
      signal,
      from: env.MAIL_FROM,
      to: { name: '', address: payload.to },
      ...extrasOf(payload),
      messageId: `<${id}@${senderDomain()}>`,
      // `X-Portal` identifies our own mails when they come back to a client's address for invoices.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Portal': 'aviso', ...stopHeaders(stop) },
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

function stopHeaders(stop: StopPaths | null): Record<string, string> {
  if (!stop) return {}
  return {
    'List-Unsubscribe': `<${env.SITE_URL}${stop.route}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function extrasOf(payload: MailPayload) {
  switch (payload.template) {
    case 'contact-answered':
    case 'contact-message':
      return { replyTo: payload.replyTo }
    case 'appointment-received':
    case 'appointment-confirmed':
    case 'appointment-changed':
    case 'appointment-place':
    case 'appointment-proposed':
    case 'appointment-cancelled':
    case 'appointment-released':
      return { icalEvent: invitation(payload.data, payload.to) }
    default:
      return {}
  }
}

// SMTP codes below 500 mean "try later", higher codes mean "never".
// A refusal before the command RCPT is due to our settings, so the mail waits until somebody corrects them.
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
