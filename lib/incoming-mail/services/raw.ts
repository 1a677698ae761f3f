import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { isSame, keysOf, mostRecipients, type Delivered } from '@/lib/incoming-mail/services/delivered'
import { deliverySchema } from '@/lib/incoming-mail/reading/task'

const toleranceMs = 5 * 60 * 1000
const maxIdLength = 200
const mostEnvelopeBytes = 16 * 1024

const envelope = deliverySchema.extend({ to: z.array(z.string().max(400)).min(1).max(mostRecipients) })

/** Throws `unauthenticated` unless the headers can belong to a call that was signed in the last minutes. */
export function expectRawCall(headers: Headers): { id: string; at: string } {
  const id = headers.get('webhook-id') ?? ''
  const at = headers.get('webhook-timestamp') ?? ''
  const age = Math.abs(Date.now() - Number(at) * 1000)
  const isSigned = (headers.get('webhook-signature') ?? '').includes('v1,')
  if (id === '' || id.length > maxIdLength || !/^\d{1,12}$/.test(at) || age > toleranceMs || !isSigned)
    throw new ExpectedError('unauthenticated')
  return { id, at }
}

/** Reads a relay's signed call: one line of JSON, `{"from","to":[…],"ip","helo"}`, followed by the mail. */
export function readRawCall(secret: string, headers: Headers, body: Buffer): Delivered {
  const { id, at } = expectRawCall(headers)
  const given = (headers.get('webhook-signature') ?? '')
    .split(' ')
    .slice(0, 10)
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  const isSigned = keysOf(secret).some((key) => {
    const hmac = createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
    const expected = hmac.update(`${id}.${at}.`).update(body).digest()
    return given.some((signature) => isSame(signature, expected))
  })
  if (!isSigned) throw new ExpectedError('unauthenticated')
  const end = body.subarray(0, mostEnvelopeBytes).indexOf(0x0a)
  if (end < 0) throw new ExpectedError('invalid-input')
  const { to, ...delivery } = parseEnvelope(body.toString('utf8', 0, end))
  return { event: `raw:${id}`, to, delivery, mail: body.subarray(end + 1) }
}

function parseEnvelope(line: string): z.output<typeof envelope> {
  try {
    return envelope.parse(JSON.parse(line))
  } catch (cause) {
    throw new ExpectedError('invalid-input', { cause })
  }
}
