import { createServerClient } from '@supabase/ssr'
import type { LocalConnection } from '../stack/backend'

/** Signs in without a browser; answers the cookie header and the access token of the session. */
export async function sessionOf(connection: LocalConnection, email: string, password: string) {
  const jar = new Map<string, string>()
  const client = createServerClient(connection.url, connection.publishableKey, {
    cookieOptions: { name: '__Host-session' },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (list) => list.forEach(({ name, value }) => jar.set(name, value)),
    },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw new Error('bench.sign-in', { cause: error })
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, token: data.session.access_token, userId: data.user.id }
}

export type Session = Awaited<ReturnType<typeof sessionOf>>
