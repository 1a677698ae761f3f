import 'server-only'
import { isIP } from 'node:net'
import { headers } from 'next/headers'
import { clientIp } from '@/lib/http/client-ip'
import { env } from '@/lib/env'

/**
 * A `fetch` for what the site asks of the auth service in a visitor's name. That service counts its limits by address, and every
 * visitor comes from this server: it takes the address that we send along, from whoever shows the secret key (and hosted, once it
 * was told to: docs/deploy.md). What somebody may do, their token says as before. `visitor`: the headers of their request.
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
    // A key in the place of a token has to be the same one.
    if (sent.get('authorization') === `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`)
      sent.set('authorization', `Bearer ${env.SUPABASE_SECRET_KEY}`)
    return send(input, { ...init, headers: sent, cache: 'no-store' })
  }
