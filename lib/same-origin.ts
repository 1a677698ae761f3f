import 'server-only'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'

/**
 * Refuses a request that changes something and does not come from our own pages.
 * Next lets an action without an Origin header pass; browsers always say one of the two.
 */
export function requireSameOrigin(headers: Headers): void {
  const origin = headers.get('origin')
  const ours = origin
    ? origin === new URL(env.SITE_URL).origin
    : headers.get('sec-fetch-site') === 'same-origin'
  if (!ours) throw new ExpectedError('forbidden')
}
