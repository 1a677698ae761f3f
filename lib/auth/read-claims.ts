import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { JwtPayload, SupabaseClient } from '@supabase/supabase-js'
import { sessionExpired } from '@/lib/auth/session-age'
import { isUnreachable } from '@/lib/auth/unreachable'
import type { Database } from '@/lib/supabase/database.types'

/** The library tries a refresh again and again for half a minute; nobody waits that long for a page. */
const patienceMs = 3000

/** The verified claims of the session; null when there is none, or it is over. */
export async function readClaims(db: SupabaseClient<Database>): Promise<JwtPayload | null | 'unreachable'> {
  const done = new AbortController()
  const giveUp = wait(patienceMs, null, { signal: done.signal, ref: false }).catch(() => null)
  // For a token of another make it throws, where it answers an error for one that is not ours.
  const asked = db.auth.getClaims().catch((error: unknown) => ({ data: null, error }))
  const answer = await Promise.race([asked, giveUp]).finally(() => done.abort())
  if (!answer || isUnreachable(answer.error)) return 'unreachable'
  return answer.data && !sessionExpired(answer.data.claims) ? answer.data.claims : null
}
