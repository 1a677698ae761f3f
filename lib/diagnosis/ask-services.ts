import 'server-only'
import { createPrivateKey, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import {
  commandText,
  diagnosisMail,
  generalFindings,
  byHand,
  type Finding,
} from '@/content/diagnosis/diagnosis'
import {
  automationFindings,
  driveFindings,
  googleCalendarFindings,
  incomingMailFindings,
  pushFindings,
  smtpFindings,
} from '@/content/diagnosis/findings/services'
import { isKnownClient } from '@/lib/appointments/google/consent'
import { mailMegabytes } from '@/lib/incoming-mail/mail-limits'
import { signCall } from '@/lib/automation/notify-batch'
import { networkReason, type Deployment, type Question } from '@/lib/diagnosis/question'
import { callDrive, connectDrive, drivePrivateKey } from '@/lib/drive/drive-client'
import type { Env } from '@/lib/env-schema'
import { mailServer } from '@/lib/mail/smtp'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { postCall } from '@/lib/deliveries/post-call'
import { isLocal, isLoopbackName } from '@/lib/deliveries/services'
import { vapidKey } from '@/lib/notifications/push/vapid'
import { isPublicIp } from '@/lib/http/public-address'

const drive = [
  'GOOGLE_DRIVE_CLIENT_EMAIL',
  'GOOGLE_DRIVE_PRIVATE_KEY',
  'GOOGLE_DRIVE_PARENT_FOLDER_ID',
  'SUPABASE_URL',
] as const
const googleCalendar = ['GOOGLE_CALENDAR_CLIENT_ID', 'GOOGLE_CALENDAR_CLIENT_SECRET', 'SUPABASE_URL'] as const
const incomingMail = ['MAIL_IN_DOMAIN', 'MAIL_IN_SERVICE', 'MAIL_IN_SECRET'] as const
const automation = ['AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET', 'SUPABASE_URL'] as const

export const serviceQuestions: Question[] = [
  { id: 'smtp', uses: ['SMTP_URL'], seconds: 20, ask: askSmtp },
  { id: 'drive', uses: drive, seconds: 20, ask: askDrive },
  { id: 'google-calendar', uses: googleCalendar, seconds: 15, ask: askGoogleCalendar },
  { id: 'automation', uses: automation, ask: askAutomation },
  { id: 'incoming-mail', uses: incomingMail, ask: askIncomingMail },
  { id: 'push', uses: ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'SITE_URL'], ask: askPush },
]

export const serviceTests: Question[] = [
  { id: 'send-mail', uses: ['SMTP_URL', 'MAIL_FROM', 'SITE_URL'], sends: true, seconds: 30, ask: sendMail },
  { id: 'send-file', uses: drive, sends: true, seconds: 30, ask: sendFile },
  { id: 'send-call', uses: automation, sends: true, seconds: 20, ask: sendCall },
]

async function askSmtp({ values: { SMTP_URL } }: Deployment): Promise<Finding> {
  const server = mailServer(SMTP_URL)
  return server
    .verify()
    .then(() => smtpFindings.good, smtpFinding)
    .finally(() => server.close())
}

const word = z.string().catch('')
const failure = z
  .object({ code: word, command: word, originalCode: word, response: word })
  .catch({ code: '', command: '', originalCode: '', response: '' })

function smtpFinding(error: unknown): Finding {
  const { code, command, originalCode, response } = failure.parse(error)
  if (code === 'EAUTH') return smtpFindings.refused
  if (code === 'EENVELOPE' || /^(MAIL|RCPT|DATA)/.test(command))
    return command.startsWith('MAIL') ? smtpFindings.sender : smtpFindings.recipient
  if (code === 'ETLS' && command === 'STARTTLS' && response) return smtpFindings.plain
  // The error of TLS on a port without TLS, or of plain text on a port with TLS.
  if (['EPROTOCOL', 'ETLS'].includes(code) || originalCode.startsWith('ERR_SSL')) return smtpFindings.other
  return smtpFindings.unreachable(networkReason(error))
}

async function sendMail({ values, mailTo }: Deployment, signal: AbortSignal): Promise<Finding> {
  if (!mailTo) return byHand(commandText.mailNeeded, commandText.notSent)
  const transport = mailServer(values.SMTP_URL)
  try {
    await transport.sendMail({
      signal,
      from: values.MAIL_FROM,
      to: { name: '', address: mailTo },
      subject: diagnosisMail.subject,
      text: diagnosisMail.text(new URL(values.SITE_URL).host),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return smtpFindings.sent(mailTo)
  } catch (error) {
    return smtpFinding(error)
  } finally {
    transport.close()
  }
}

function isPrivateKey(values: Env): boolean {
  try {
    return createPrivateKey(drivePrivateKey(values) ?? '').asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function driveFinding(error: unknown): Finding {
  if (!(error instanceof DeliveryError)) return driveFindings.unreachable
  const { status, reason } = error
  if (status === 404) return driveFindings.folder
  if (status === 401 || reason === 'drive:invalid_grant') return driveFindings.refused
  if (reason === 'drive:storageQuotaExceeded') return driveFindings.full
  if (/insufficient|:forbidden$/i.test(reason)) return driveFindings.readOnly
  return driveFindings.unreachable
}

async function askDrive({ values }: Deployment, signal: AbortSignal): Promise<Finding> {
  const { GOOGLE_DRIVE_CLIENT_EMAIL: email, GOOGLE_DRIVE_PARENT_FOLDER_ID: folder = '' } = values
  if (!email) return driveFindings.none
  if (!isPrivateKey(values)) return driveFindings.malformed
  try {
    const { capabilities } = await callDrive(
      signal,
      (client, options) =>
        client.files.get({ fileId: folder, supportsAllDrives: true, fields: 'id,capabilities' }, options),
      connectDrive(values),
    )
    return capabilities?.canAddChildren === false ? driveFindings.readOnly : driveFindings.good
  } catch (error) {
    return driveFinding(error)
  }
}

const fileName = 'Prueba del portal'

async function sendFile({ values }: Deployment, signal: AbortSignal): Promise<Finding> {
  const { GOOGLE_DRIVE_CLIENT_EMAIL: email, GOOGLE_DRIVE_PARENT_FOLDER_ID: folder = '' } = values
  if (!email) return driveFindings.none
  if (!isPrivateKey(values)) return driveFindings.malformed
  const client = connectDrive(values)
  const text = randomUUID()
  try {
    const made = await callDrive(
      signal,
      (drive, options) =>
        drive.files.create(
          {
            requestBody: { name: fileName, parents: [folder] },
            media: { mimeType: 'text/plain', body: text },
            supportsAllDrives: true,
            fields: 'id',
          },
          options,
        ),
      client,
    )
    const file = { fileId: made.id ?? '', supportsAllDrives: true } as const
    const read = await callDrive(
      signal,
      (drive, options) => drive.files.get({ ...file, alt: 'media' }, { ...options, responseType: 'text' }),
      client,
    )
    // The file is moved to the trash, because contributors of a shared drive may not delete files.
    const removed = await callDrive(
      signal,
      (drive, options) => drive.files.update({ ...file, requestBody: { trashed: true } }, options),
      client,
    ).catch(() => null)
    if (!removed) return driveFindings.left
    return String(read) === text ? driveFindings.written : driveFindings.changed
  } catch (error) {
    return driveFinding(error)
  }
}

async function askGoogleCalendar({ values }: Deployment, signal: AbortSignal): Promise<Finding> {
  if (!values.GOOGLE_CALENDAR_CLIENT_ID) return googleCalendarFindings.none
  return isKnownClient(values, signal).then(
    (isKnown) => (isKnown ? googleCalendarFindings.good : googleCalendarFindings.refused),
    () => googleCalendarFindings.unreachable,
  )
}

function askAutomation({ values }: Deployment): Finding {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret = '' } = values
  if (!url) return automationFindings.none
  const { hostname, protocol } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isOwn = isLocal(values) && isLoopbackName(hostname)
  if (!isOwn && protocol !== 'https:') return automationFindings.insecure
  if (!isOwn && isIP(literal) && !isPublicIp(literal)) return automationFindings.private
  try {
    signCall(secret, 'diagnosis', {})
    return /^whsec_[A-Za-z0-9+/]{20,}={0,2}$/.test(secret)
      ? automationFindings.good
      : automationFindings.malformed
  } catch {
    return automationFindings.malformed
  }
}

async function sendCall({ values }: Deployment): Promise<Finding> {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret = '' } = values
  if (!url) return automationFindings.none
  try {
    const { status } = await postCall({
      service: 'automation',
      url: new URL(url),
      ...signCall(secret, `diagnosis_${randomUUID()}`, { type: 'ping', timestamp: new Date().toISOString() }),
      allowLoopback: isLocal(values),
    })
    if (status >= 200 && status < 300) return automationFindings.answered
    if (status === 401 || status === 403) return automationFindings.signature
    return status === 404 || status === 410 ? automationFindings.gone : automationFindings.other(status)
  } catch (error) {
    if (!(error instanceof DeliveryError)) return generalFindings.broken
    if (error.reason === 'automation:not-https') return automationFindings.insecure
    return error.reason === 'automation:private-address'
      ? automationFindings.private
      : automationFindings.unreachable
  }
}

function askPush({ values }: Deployment): Finding {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey = '', SITE_URL } = values
  if (!publicKey) return pushFindings.none
  try {
    vapidKey({ publicKey, privateKey })
  } catch {
    return pushFindings.malformed
  }
  const { protocol, hostname } = new URL(SITE_URL)
  return protocol === 'https:' || isLoopbackName(hostname) ? pushFindings.good : pushFindings.insecure
}

const secretForms = {
  raw: /^whsec_[A-Za-z0-9+/]+=*$/,
  mailgun: /^\S{8,}$/,
  sendgrid: /^[A-Za-z0-9+/]{60,}=*$/,
}

/** A mail service posts each mail in one request, and Vercel refuses large requests (FUNCTION_PAYLOAD_TOO_LARGE). */
function askIncomingMail({ values }: Deployment): Finding {
  if (!values.MAIL_IN_DOMAIN) return incomingMailFindings.none
  const secrets = (values.MAIL_IN_SECRET ?? '').split(/\s+/)
  if (!secrets.every((one) => secretForms[values.MAIL_IN_SERVICE].test(one)))
    return incomingMailFindings.malformed
  return values.VERCEL ? incomingMailFindings.vercel : incomingMailFindings.good(mailMegabytes)
}
