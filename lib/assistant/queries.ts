import 'server-only'
import type { Client } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** Staff can read every Drive folder, so the query names the account whose folder is wanted. */
export async function ownFolder({ db, account }: Client): Promise<string | null> {
  const data = await unwrap(
    db.from('user_drive_folders').select('folder_url').eq('user_id', account).maybeSingle(),
    'assistant.folder',
  )
  return data?.folder_url ?? null
}
