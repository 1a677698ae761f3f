import 'server-only'
import type { SignedIn } from '@/lib/auth/session'
import { documentColumns, toDocumentItem, type DocumentItem, type DriveFolder } from '@/lib/documents/schema'
import { report } from '@/lib/observability/report'

const pageSize = 50

/** The newest files of the client; staff see here only what is their own. */
export async function listDocuments(user: SignedIn): Promise<DocumentItem[]> {
  const { data, error } = await user.db
    .from('documents')
    .select(documentColumns)
    .eq('user_id', user.id)
    .eq('kind', 'file')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  if (error) throw new Error('documents.list', { cause: error })
  return data.map(toDocumentItem)
}

/** The client's Drive folder, or null while there is none. A failed read is only logged: the page lives without it. */
export async function driveFolder(user: SignedIn): Promise<DriveFolder | null> {
  const { data, error } = await user.db
    .from('user_drive_folders')
    .select('id:folder_id, name:folder_name, url:folder_url')
    .eq('user_id', user.id)
    .maybeSingle()
  if (error) report(error, 'documents.drive-folder')
  return data
}
