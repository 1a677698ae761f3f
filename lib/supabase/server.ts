import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import type { AccountId } from '@/lib/ids'
import { env } from '@/lib/env'
import type { Database } from '@/lib/supabase/database.types'
import { accountHeader } from '@/lib/supabase/named-account'
import { cookieOptions, readableCookies, withLife } from '@/lib/supabase/session-cookie'
import { visitorFetch } from '@/lib/supabase/visitor-fetch'

export type UserDatabase = Awaited<ReturnType<typeof serverClient>>

/** Returns a Supabase client with the user's rights. Without `account` it uses the user's default account. */
export async function serverClient(account: AccountId | null = null) {
  const jar = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions,
    global: {
      fetch: visitorFetch(singleFlightRefresh),
      ...(account && { headers: { [accountHeader]: account } }),
    },
    cookies: {
      getAll: () => readableCookies(jar.getAll()),
      setAll: (list) => {
        try {
          for (const { name, value, options } of list) jar.set(name, value, withLife(options))
        } catch {
          // Pages cannot write cookies. This is harmless, because `gate.ts` has already refreshed the session.
        }
      },
    },
  })
}

// Pages, route handlers and middleware each load a copy of this module, so the process shares one map.
const store: typeof globalThis & { sessionRefreshes?: Map<string, Promise<Response>> } = globalThis
const flights = (store.sessionRefreshes ??= new Map<string, Promise<Response>>())
const keptFor = 10_000

/** Requests with the same refresh token share one call and its answer for 10 s. */
export const singleFlightRefresh: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!url.includes('grant_type=refresh_token')) return fetch(input, { ...init, cache: 'no-store' })
  const key = String(init?.body)
  let flight = flights.get(key)
  if (!flight) {
    flight = fetch(input, { ...init, cache: 'no-store' })
    flights.set(key, flight)
    const forget = () => flights.delete(key)
    flight.then((response) => response.ok || forget(), forget)
    setTimeout(forget, keptFor).unref()
  }
  return (await flight).clone()
}
