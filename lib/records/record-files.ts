import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Returns the bucket of signed records, {record id}/{random uuid}.pdf, which only the server can read. */
export const recordFiles = () => adminClient().storage.from('registros')

/** Deletes files without a record, at most 100 per call; returns the number. */
export async function removeStrayRecords({ idleSeconds = 300 } = {}): Promise<number> {
  const data = await unwrap(
    adminClient().rpc('stray_records', { idle_seconds: idleSeconds }),
    'records.strays',
  )
  if (data.length === 0) return 0
  await unwrap(recordFiles().remove(data), 'records.remove-strays')
  return data.length
}
