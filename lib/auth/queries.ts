import 'server-only'
import type { SignedIn } from '@/lib/auth/session'

/** Why the firm said no to this user; null when it gave no reason. */
export async function rejectionReason({ id, db }: SignedIn): Promise<string | null> {
  const { data, error } = await db
    .from('user_approval_status')
    .select('reason')
    .eq('user_id', id)
    .maybeSingle()
  if (error) throw new Error('auth.reason', { cause: error })
  return data?.reason ?? null
}
