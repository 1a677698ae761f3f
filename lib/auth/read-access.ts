import type { SupabaseClient } from '@supabase/supabase-js'
import type { Access } from '@/lib/auth/session'
import type { Database } from '@/lib/supabase/database.types'

/** What the database says about the user of `db`; a missing row counts as waiting. */
export async function readAccess(db: SupabaseClient<Database>): Promise<Access> {
  const { data, error } = await db.rpc('my_access')
  if (error) throw new Error('auth.access', { cause: error })
  return data as Access
}
