import { createHmac, randomUUID } from 'node:crypto'

export type Incoming = { domain: string; siteUrl: string; secret: string }

type Received = { from: string; to: string[]; ip: string; helo: string; mail: Buffer }

const temporary = 451
const tooLarge = 552

/** Passes a mail to the site as a mail service does, and returns the SMTP code of a failure or null. */
export async function passOn({ siteUrl, secret }: Incoming, received: Received): Promise<number | null> {
  const { mail, ...envelope } = received
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), mail])
  const id = randomUUID()
  const at = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest('base64')
  try {
    const answer = await fetch(`${siteUrl}/api/correo`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      signal: AbortSignal.timeout(60_000),
    })
    await answer.arrayBuffer()
    if (answer.ok) return null
    return answer.status === 413 ? tooLarge : temporary
  } catch {
    return temporary
  }
}
