import type { SupabaseClient } from '@supabase/supabase-js'
import type { Access } from '@/lib/auth/session'
import type { Database } from '@/lib/supabase/database.types'

/** The question takes milliseconds; a backend that hangs must not hang the page. */
const patienceMs = 5000

/**
 * What the database says about the user of `db`; a missing row counts as waiting. Null when the session was closed from
 * another device: its token is still good for a while, and opens nothing any more.
 */
export async function readAccess(db: SupabaseClient<Database>): Promise<Access | null> {
  const { data, error } = await db.rpc('my_access').abortSignal(AbortSignal.timeout(patienceMs))
  if (error) throw new Error('auth.access', { cause: error })
  return data as Access | null
}
