import 'server-only'
import { isIP } from 'node:net'
import { headers } from 'next/headers'
import { clientIp } from '@/lib/http/client-ip'
import { env } from '@/lib/env'

/**
 * Sends the visitor's IP address along, because the auth service limits by address and would see only the address of this server.
 * The secret key makes the service trust the address (hosted: see docs/deploy.md). Rights still come from the visitor's token.
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
    // Without a user the key is sent as the token too, and the service requires both to be the same key.
    if (sent.get('authorization') === `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`)
      sent.set('authorization', `Bearer ${env.SUPABASE_SECRET_KEY}`)
    return send(input, { ...init, headers: sent, cache: 'no-store' })
  }
