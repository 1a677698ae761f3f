const name = '__Host-session'
const chunk = 3000

export type KeptSession = {
  access_token: string
  refresh_token: string
  expires_at: number
  expires_in: number
}

const parts = (cookie: string) =>
  new Map(
    cookie.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

/** What the cookies of a signed-in browser hold. */
export function readSessionCookie(cookie: string): KeptSession {
  const all = parts(cookie)
  const numbered = [...all.keys()].filter((key) => key.startsWith(`${name}.`)).sort()
  const text = all.get(name) ?? numbered.map((key) => all.get(key) ?? '').join('')
  if (!text.startsWith('base64-')) throw new Error('no session in the cookies')
  return JSON.parse(Buffer.from(text.slice(7), 'base64url').toString()) as KeptSession
}

/** The same cookies, as a browser would send them, around another session. */
export function writeSessionCookie(session: KeptSession): string {
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  if (text.length <= chunk) return `${name}=${text}`
  return Array.from(
    { length: Math.ceil(text.length / chunk) },
    (_, n) => `${name}.${n}=${text.slice(n * chunk, (n + 1) * chunk)}`,
  ).join('; ')
}

/** What a browser has after an answer: its cookies, those that were set, without those that were taken away. */
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
