import 'server-only'
import { adminClient } from '@/lib/supabase/admin'

/** The bucket of signed records, {record id}/{random uuid}.pdf, which only the server can read. */
export const recordFiles = () => adminClient().storage.from('registros')

/** Deletes files without a record, at most 100 per call; returns how many. */
export async function removeStrayRecords({ idleSeconds = 300 } = {}): Promise<number> {
  const { data, error } = await adminClient().rpc('stray_records', { idle_seconds: idleSeconds })
  if (error) throw new Error('records.strays', { cause: error })
  if (data.length === 0) return 0
  const removed = await recordFiles().remove(data)
  if (removed.error) throw new Error('records.remove-strays', { cause: removed.error })
  return data.length
}
