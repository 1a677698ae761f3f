import { createPrivateKey } from 'node:crypto'
import { createServerClient } from '@supabase/ssr'
import { decodeJwt, SignJWT } from 'jose'
import { loadSecrets } from '../../supabase/local/local-secrets'
import { totpCode } from '../../tests/support/contract-people'
import type { LocalConnection } from '../stack/backend'

/** Returns a Supabase client that keeps its session in cookies, as the site does. */
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

/** Signs in and returns the cookie header and the access token; optionally sets up a second step. */
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

/** Returns a function that puts a token that expired an hour ago into a session's cookies. */
export async function sleeper(dataDir: string): Promise<(cookie: string) => Promise<string>> {
  const { tokenPrivateKey } = await loadSecrets(dataDir)
  const key = createPrivateKey(tokenPrivateKey)
  return async (cookie) => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    const session = readSessionCookie(cookie)
    const access_token = await new SignJWT({ ...decodeJwt(session.access_token), exp: hourAgo })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'local' })
      .sign(key)
    return writeSessionCookie({ ...session, access_token, expires_at: hourAgo })
  }
}

const name = '__Host-session'
const chunk = 3000

type KeptSession = {
  access_token: string
  refresh_token: string
  expires_at: number
  expires_in: number
}

const parts = (cookie: string) =>
  new Map(
    cookie.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

export function readSessionCookie(cookie: string): KeptSession {
  const all = parts(cookie)
  const numbered = [...all.keys()].filter((key) => key.startsWith(`${name}.`)).sort()
  const text = all.get(name) ?? numbered.map((key) => all.get(key) ?? '').join('')
  if (!text.startsWith('base64-')) throw new Error('no session in the cookies')
  return JSON.parse(Buffer.from(text.slice(7), 'base64url').toString()) as KeptSession
}

export function writeSessionCookie(session: KeptSession): string {
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  if (text.length <= chunk) return `${name}=${text}`
  return Array.from(
    { length: Math.ceil(text.length / chunk) },
    (_, n) => `${name}.${n}=${text.slice(n * chunk, (n + 1) * chunk)}`,
  ).join('; ')
}

export function cookiesAfter(cookie: string, set: readonly string[]): string {
  const all = parts(cookie)
  for (const line of set) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0\b/i.test(line)) all.delete(pair.slice(0, at))
    else all.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return [...all].map(([key, value]) => `${key}=${value}`).join('; ')
}
