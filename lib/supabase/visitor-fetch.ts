import 'server-only'
import { isIP } from 'node:net'
import { headers } from 'next/headers'
import { clientIp } from '@/lib/http/client-ip'
import { env } from '@/lib/env'

/**
 * A `fetch` for calls to the auth service on behalf of a visitor. The service limits by address, and all visitors share this
 * server's, so we send the visitor's address along. The service trusts that address because of the secret key (hosted: once
 * configured, see docs/deploy.md). Rights still come from the visitor's token. `visitor` returns the visitor's request headers.
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
    // When the key is also sent as the token, the service requires both to be the same.
    if (sent.get('authorization') === `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`)
      sent.set('authorization', `Bearer ${env.SUPABASE_SECRET_KEY}`)
    return send(input, { ...init, headers: sent, cache: 'no-store' })
  }
