import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Only the server can read this bucket of signed records. Paths are `{record id}/{random uuid}.pdf`. */
export const recordFiles = () => adminClient().storage.from('registros')

/** Deletes up to 100 files that belong to no record, and returns how many. */
export async function removeStrayRecords({ idleSeconds = 300 } = {}): Promise<number> {
  const data = await unwrap(
    adminClient().rpc('stray_records', { idle_seconds: idleSeconds }),
    'records.strays',
  )
  if (data.length === 0) return 0
  await unwrap(recordFiles().remove(data), 'records.remove-strays')
  return data.length
}
