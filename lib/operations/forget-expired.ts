import 'server-only'
import { adminClient } from '@/lib/supabase/admin'

/** Removes rows past their time, a portion at a time; the periods stand in the procedure. Answers how many went. */
export async function forgetExpired(): Promise<number> {
  const { data, error } = await adminClient().rpc('forget_expired')
  if (error) throw new Error('operations.retention', { cause: error })
  return data
}
