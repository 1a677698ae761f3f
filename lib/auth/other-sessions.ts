import 'server-only'
import { report } from '@/lib/observability/report'
import type { UserDatabase } from '@/lib/supabase/server'

/** Ends every session of the account but this one. Answers whether it did; a failure is recorded. */
export async function endOtherSessions(db: UserDatabase): Promise<boolean> {
  const { error } = await db.auth.signOut({ scope: 'others' })
  if (error) report(error, 'auth.sign-out-others')
  return !error
}
