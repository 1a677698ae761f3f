import 'server-only'
import { isIP } from 'node:net'
import { headers } from 'next/headers'
import { clientIp } from '@/lib/http/client-ip'
import { env } from '@/lib/env'

/**
 * Sends the visitor's IP address to the auth service, which limits the number of attempts by address.
 * The auth service trusts this address because of the secret key (for hosted Supabase see docs/deploy.md).
 */
export const visitorFetch =
  (send: typeof fetch = fetch, visitor: () => Headers | Promise<Headers> = headers): typeof fetch =>
  async (input, init) => {
    const call = input instanceof Request ? input.url : String(input)
    const isCounted =
      call.startsWith(`${env.SUPABASE_URL}/auth/v1/`) && init?.method !== undefined && init.method !== 'GET'
    const ip = isCounted ? clientIp(await visitor()) : ''
    if (!isIP(ip)) return send(input, { ...init, cache: 'no-store' })
    const sent = new Headers(init?.headers)
    sent.set('sb-forwarded-for', ip)
    sent.set('apikey', env.SUPABASE_SECRET_KEY)
    // Without a user `apikey` and `authorization` contain the same key, so the secret key replaces both.
    if (sent.get('authorization') === `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`)
      sent.set('authorization', `Bearer ${env.SUPABASE_SECRET_KEY}`)
    return send(input, { ...init, headers: sent, cache: 'no-store' })
  }
