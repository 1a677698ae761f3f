import 'server-only'
import { Webhook } from 'standardwebhooks'
import { ExpectedError } from '@/lib/errors'

const maxIdLength = 200

/**
 * Reads a call that was signed by the Standard Webhooks rules in the last five minutes.
 * A sender who repeats a call uses the same `id` again.
 * Throws `not-found` without a secret, `unauthenticated` for a wrong signature, `invalid-input` for a bad call.
 */
export function readSignedCall(
  secret: string | undefined,
  headers: Headers,
  body: string,
): { id: string; content: unknown } {
  if (!secret) throw new ExpectedError('not-found')
  const named = (name: string) => headers.get(name) ?? ''
  const id = named('webhook-id')
  if (id.length > maxIdLength) throw new ExpectedError('invalid-input')
  try {
    const signed = {
      'webhook-id': id,
      'webhook-timestamp': named('webhook-timestamp'),
      'webhook-signature': named('webhook-signature'),
    }
    new Webhook(secret).verify(body, signed, { jsonParse: false })
  } catch (cause) {
    throw new ExpectedError('unauthenticated', { cause })
  }
  try {
    return { id, content: JSON.parse(body) as unknown }
  } catch (cause) {
    throw new ExpectedError('invalid-input', { cause })
  }
}
