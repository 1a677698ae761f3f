import 'server-only'
import type { Client } from '@/lib/session/require'

/** Filters by client because staff can read all folders. */
export async function ownFolder({ db, account }: Client): Promise<string | null> {
  const { data, error } = await db
    .from('user_drive_folders')
    .select('folder_url')
    .eq('user_id', account)
    .maybeSingle()
  if (error) throw new Error('assistant.folder', { cause: error })
  return data?.folder_url ?? null
}
