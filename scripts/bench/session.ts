import { createServerClient } from '@supabase/ssr'
import { totpCode } from '../../tests/support/totp-code'
import type { LocalConnection } from '../stack/backend'

/** A client that keeps its session in cookies, as the site's own does, and what a browser would send of them. */
export function cookieClient({ url, publishableKey }: Pick<LocalConnection, 'url' | 'publishableKey'>) {
  const jar = new Map<string, string>()
  const client = createServerClient(url, publishableKey, {
    cookieOptions: { name: '__Host-session' },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (list) => list.forEach(({ name, value }) => jar.set(name, value)),
    },
  })
  return { client, cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/**
 * Signs in without a browser, on request with a second step that is set up on the way; answers the cookie header and
 * the access token of the session.
 */
export async function sessionOf(
  connection: LocalConnection,
  email: string,
  password: string,
  secondStep = false,
) {
  const { client, cookie } = cookieClient(connection)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw new Error('bench.sign-in', { cause: error })
  if (secondStep) await passSecondStep(client.auth.mfa)
  return { cookie: cookie(), token: data.session.access_token, userId: data.user.id }
}

async function passSecondStep(mfa: ReturnType<typeof createServerClient>['auth']['mfa']): Promise<void> {
  const factor = await mfa.enroll({ factorType: 'totp' })
  if (factor.error) throw new Error('bench.enroll', { cause: factor.error })
  const { id: factorId, totp } = factor.data
  const { error } = await mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) })
  if (error) throw new Error('bench.second-step', { cause: error })
}

export type Session = Awaited<ReturnType<typeof sessionOf>>
