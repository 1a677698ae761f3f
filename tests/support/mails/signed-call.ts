import { createHmac, randomUUID } from 'node:crypto'

export const mailSecret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`

type Envelope = { from: string; to: string[]; ip?: string; helo?: string }
type Options = { secret?: string; id?: string; at?: Date }

/** Returns the call with which a mail relay sends a raw mail, signed as the relay signs its calls. */
export function rawCall(
  envelope: Envelope,
  mail: Buffer,
  { secret = mailSecret, id = randomUUID(), at = new Date() }: Options = {},
): { headers: Record<string, string>; body: Buffer } {
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), mail])
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}

export const requestOf = ({ headers, body }: ReturnType<typeof rawCall>) =>
  new Request('https://portal.nogal.example/api/correo', {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
