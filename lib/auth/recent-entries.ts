import 'server-only'
import { createHash } from 'node:crypto'

const memoryMs = 30_000
const capacity = 10_000
/** The library refreshes a token 90 s before its end, and only the door can keep the new one. */
const refreshMs = 120_000

/**
 * The sessions that were verified and let into the portal a moment ago, in this process. Only the door asks here, so
 * as not to verify and ask the database on every click; the page behind it and every row are decided by the database.
 */
const entries = new Map<string, number>()

const keyOf = (session: string) => createHash('sha256').update(session).digest('base64')

/** `session` is all that the browser sent of it; another token is another session. */
export const enteredRecently = (session: string): boolean => (entries.get(keyOf(session)) ?? 0) > Date.now()

/** `expiresAt`: of the token, in seconds since 1970. */
export function rememberEntry(session: string, expiresAt: number): void {
  const key = keyOf(session)
  entries.delete(key)
  entries.set(key, Math.min(Date.now() + memoryMs, expiresAt * 1000 - refreshMs))
  const [oldest] = entries.keys()
  if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
}

export const forgetEntry = (session: string): boolean => entries.delete(keyOf(session))
