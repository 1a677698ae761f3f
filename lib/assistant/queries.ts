import 'server-only'
import type { Client } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** Returns the Drive folder of the person's own account. The query names the account, because staff can read every folder. */
export async function ownFolder({ db, account }: Client): Promise<string | null> {
  const data = await unwrap(
    db.from('user_drive_folders').select('folder_url').eq('user_id', account).maybeSingle(),
    'assistant.folder',
  )
  return data?.folder_url ?? null
}
