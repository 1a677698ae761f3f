import { createHash } from 'node:crypto'
import type { PersonId } from '@/lib/ids'
import { cookieOptions } from '@/lib/supabase/session-cookie'

type Known = { person: PersonId; until: number }

// Next and the server's listener each load this module, so both copies share one map.
const holder = globalThis as typeof globalThis & { portalSessions?: Map<string, Known> }
const sessions = (holder.portalSessions ??= new Map<string, Known>())
const capacity = 10_000

export function personOf(cookies: string | undefined): string | null {
  const key = keyOf(cookies)
  const known = key === null ? undefined : sessions.get(key)
  return known && known.until > Date.now() ? known.person : null
}

/** Remembers who uses a session until its token expires (seconds since 1970). This gives no access. */
export function noteSession(cookies: string | undefined, person: PersonId, endsAt: number): void {
  const key = keyOf(cookies)
  if (key === null) return
  sessions.delete(key)
  sessions.set(key, { person, until: endsAt * 1000 })
  const [oldest] = sessions.keys()
  if (sessions.size > capacity && oldest !== undefined) sessions.delete(oldest)
}

function keyOf(cookies = ''): string | null {
  const isOfSession = (pair: string) => /^(?:\.\d+)?=/.test(pair.slice(cookieOptions.name.length))
  const pairs = cookies
    .split(/; */)
    .filter((pair) => pair.startsWith(cookieOptions.name) && isOfSession(pair))
  return pairs.length > 0 ? createHash('sha256').update(pairs.join(';')).digest('base64') : null
}
