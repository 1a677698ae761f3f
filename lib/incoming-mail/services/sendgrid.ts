import { createHash, createPublicKey, verify } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { readForm } from '@/lib/incoming-mail/services/read-form'
import { keysOf, mostAgeMs, mostRecipients, type Delivered } from '@/lib/incoming-mail/services/delivered'

const envelope = z.object({
  from: z.string().max(254).catch(''),
  to: z.array(z.string().max(400)).max(mostRecipients),
})

/** Throws `unauthenticated` unless the call has a signature and a time within `mostAgeMs` of now. */
export function expectSendgridCall(headers: Headers): { at: string; signature: string } {
  const at = headers.get('x-twilio-email-event-webhook-timestamp') ?? ''
  const signature = headers.get('x-twilio-email-event-webhook-signature') ?? ''
  const seconds = /^\d{1,12}$/.test(at) ? Number(at) : Number.NaN
  if (signature === '' || !(Math.abs(Date.now() - seconds * 1000) <= mostAgeMs))
    throw new ExpectedError('unauthenticated')
  return { at, signature }
}

/**
 * SendGrid's Inbound Parse must use `send_raw` and a security policy, which signs timestamp and body by ECDSA.
 * Source: twilio.com, "Securing your parse webhooks".
 */
export async function readSendgridCall(secret: string, headers: Headers, body: Buffer): Promise<Delivered> {
  const { at, signature } = expectSendgridCall(headers)
  if (!keysOf(secret).some((key) => isSignedBy(key, at, body, signature)))
    throw new ExpectedError('unauthenticated')
  const form = await readForm(headers, body)
  const mail = await form.bytes('email')
  const parsed = envelope.safeParse(parseJson(form.text('envelope')))
  if (!mail || !parsed.success) throw new ExpectedError('invalid-input')
  const ip = form.text('sender_ip')
  return {
    event: `sendgrid:${createHash('sha256').update(`${at} ${signature}`).digest('hex')}`,
    to: parsed.data.to,
    delivery: { from: parsed.data.from, ...(isIP(ip) ? { ip } : {}) },
    mail,
  }
}

function isSignedBy(key: string, at: string, body: Buffer, signature: string): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify(
      'sha256',
      Buffer.concat([Buffer.from(at), body]),
      publicKey,
      Buffer.from(signature, 'base64'),
    )
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
