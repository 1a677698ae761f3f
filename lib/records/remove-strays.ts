import 'server-only'
import { recordFiles } from '@/lib/records/record-files'
import { adminClient } from '@/lib/supabase/admin'

/** Removes the files of records that are no more, at most 100 at a time; answers how many. */
export async function removeStrayRecords({ idleSeconds = 300 } = {}): Promise<number> {
  const { data, error } = await adminClient().rpc('stray_records', { idle_seconds: idleSeconds })
  if (error) throw new Error('records.strays', { cause: error })
  if (data.length === 0) return 0
  const removed = await recordFiles().remove(data)
  if (removed.error) throw new Error('records.remove-strays', { cause: removed.error })
  return data.length
}
