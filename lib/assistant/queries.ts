import 'server-only'
import type { Client } from '@/lib/session/require'

/** The address of the client's Drive folder; staff read the folders of all, so the question names whose. */
export async function ownFolder({ db, account }: Client): Promise<string | null> {
  const { data, error } = await db
    .from('user_drive_folders')
    .select('folder_url')
    .eq('user_id', account)
    .maybeSingle()
  if (error) throw new Error('assistant.folder', { cause: error })
  return data?.folder_url ?? null
}
