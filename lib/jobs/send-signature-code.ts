import 'server-only'
import { randomUUID } from 'node:crypto'
import { mailPayload } from '@/lib/mail/mail-payload'
import { sendMail } from '@/lib/mail/send-mail'

/** Milliseconds to wait for the mail server, because a person waits for the code. */
const patience = 15_000

/** Sends a code at once and not by the outbox, so that no row has it. Throws when the mail server does not take it. */
export async function sendSignatureCode(to: string, data: { code: string; title: string }): Promise<void> {
  const payload = mailPayload.parse({ template: 'signature-code', to, data })
  await sendMail(randomUUID(), payload, AbortSignal.timeout(patience))
}
