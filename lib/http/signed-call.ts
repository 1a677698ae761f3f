import 'server-only'
import { Webhook } from 'standardwebhooks'
import { ExpectedError } from '@/lib/errors'

const maxIdLength = 200

/**
 * Checks a call that is signed by the Standard Webhooks rules and at most five minutes old, and reads its JSON. The id is the
 * same in every repetition of the call. Throws `not-found` without a secret, `unauthenticated` for a wrong signature or time,
 * and `invalid-input` for a body that is no JSON or an id of more than 200 characters.
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
