import 'server-only'
import { randomUUID } from 'node:crypto'
import { mailPayload } from '@/lib/mail/mail-payload'
import { sendMail } from '@/lib/mail/send-mail'

/** The milliseconds to wait for the mail server; they are few, because a person waits for the code. */
const patience = 15_000

/** Mails a code without the outbox, so that no row contains the code. Throws when the mail server refuses the mail. */
export async function sendSignatureCode(to: string, data: { code: string; title: string }): Promise<void> {
  const payload = mailPayload.parse({ template: 'signature-code', to, data })
  await sendMail(randomUUID(), payload, AbortSignal.timeout(patience))
}
