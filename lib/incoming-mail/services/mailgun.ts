import { createHmac } from 'node:crypto'
import { ExpectedError } from '@/lib/errors'
import { readForm } from '@/lib/incoming-mail/services/read-form'
import {
  isSame,
  keysOf,
  mostAgeMs,
  mostRecipients,
  type Delivered,
} from '@/lib/incoming-mail/services/delivered'

/**
 * Mailgun signs timestamp and token but not the mail, so each token is accepted only once.
 * Mailgun may repeat a call for eight hours.
 * Source: documentation.mailgun.com, "Receive HTTP".
 */
export async function readMailgunCall(secret: string, headers: Headers, body: Buffer): Promise<Delivered> {
  const form = await readForm(headers, body)
  const at = form.text('timestamp')
  const token = form.text('token')
  const signature = Buffer.from(form.text('signature'), 'hex')
  const isSigned = keysOf(secret).some((key) =>
    isSame(
      signature,
      createHmac('sha256', key)
        .update(at + token)
        .digest(),
    ),
  )
  const age = Math.abs(Date.now() - Number(at) * 1000)
  if (!isSigned || !/^[\w-]{10,100}$/.test(token) || !(age <= mostAgeMs))
    throw new ExpectedError('unauthenticated')
  const mail = await form.bytes('body-mime')
  if (!mail) throw new ExpectedError('invalid-input')
  return {
    event: `mailgun:${token}`,
    to: form.text('recipient').split(',').slice(0, mostRecipients),
    delivery: { from: form.text('sender').slice(0, 254) },
    mail,
  }
}
