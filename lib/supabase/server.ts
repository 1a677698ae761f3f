import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import type { Database } from '@/lib/supabase/database.types'
import { cookieOptions, withLife } from '@/lib/supabase/session-cookie'
import { singleFlightRefresh } from '@/lib/supabase/single-flight'

export type UserDatabase = Awaited<ReturnType<typeof serverClient>>

/** The client of the signed-in user: row level security decides what it sees. */
export async function serverClient() {
  const jar = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions,
    global: { fetch: singleFlightRefresh },
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (list) => {
        try {
          for (const { name, value, options } of list) jar.set(name, value, withLife(options))
        } catch {
          // A page cannot write cookies; the middleware has refreshed the session before it.
        }
      },
    },
  })
}
