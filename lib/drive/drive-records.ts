import { accountId, type AccountId } from '@/lib/ids'
import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { z } from 'zod'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const job = z.object({
  user_id: accountId,
  user_email: z.email().nullable(),
  folder: z.string(),
  name: z.string(),
  type: z.string(),
  storage_path: z.string(),
  drive_id: z.string().nullable(),
})
export type DriveJob = z.infer<typeof job>

const folderShare = z.object({
  folder_id: z.string(),
  shared_with: z.string().nullable(),
  /** The id of the recipient's access in Drive; null while access is being given, and when nobody has access. */
  permission_id: z.string().nullable(),
  contact: z.email().nullable(),
})
export type FolderShare = z.infer<typeof folderShare>

export async function loadDriveJob(documentId: string): Promise<DriveJob | null> {
  return unwrap(adminClient().rpc('drive_job', { document: documentId }), 'drive.job', job.nullable())
}

/** Returns the Drive id to use: the given id, or the id that an earlier try reserved. */
export async function reserveFile(documentId: string, fileId: string): Promise<string> {
  const given = { document: documentId, file_id: fileId }
  return unwrap(adminClient().rpc('reserve_drive_file', given), 'drive.reserve-file')
}
export async function reserveFolder(account: AccountId, folderId: string): Promise<string> {
  const given = { client: account, folder_id: folderId }
  return unwrap(adminClient().rpc('reserve_drive_folder', given), 'drive.reserve-folder')
}

export async function findFolder(account: AccountId): Promise<string | undefined> {
  const rows = adminClient().from('user_drive_folders').select('folder_id').eq('user_id', account)
  return (await unwrap(rows.maybeSingle(), 'drive.find-folder'))?.folder_id
}

export async function recordFolder(
  account: AccountId,
  folder: { id: string; name: string; url: string; sharedWith: string; permissionId: string },
): Promise<void> {
  const row = {
    client: account,
    folder_id: folder.id,
    folder_name: folder.name,
    folder_url: folder.url,
    shared_with: folder.sharedWith,
    permission_id: folder.permissionId,
  }
  await unwrap(adminClient().rpc('record_drive_folder', row), 'drive.record-folder')
}

/** Returns who has access to the client's folder and who should have it; null when the client has no folder. */
export async function loadFolderShare(account: AccountId): Promise<FolderShare | null> {
  return unwrap(adminClient().rpc('drive_share', { account }), 'drive.share', folderShare.nullable())
}

export async function recordShare(
  account: AccountId,
  sharedWith: string | null,
  permissionId: string | null,
): Promise<void> {
  const row = { shared_with: sharedWith, permission_id: permissionId }
  const rows = adminClient().from('user_drive_folders').update(row).eq('user_id', account)
  await unwrap(rows, 'drive.record-share')
}

export async function recordCopy(documentId: string, fileId: string, link: string): Promise<void> {
  const row = { document: documentId, file_id: fileId, link }
  await unwrap(adminClient().rpc('record_drive_copy', row), 'drive.record-copy')
}

export async function openObject(path: string, signal: AbortSignal): Promise<Readable> {
  const { data, error } = await adminClient()
    .storage.from('facturas')
    .download(path, {}, { signal })
    .asStream()
  if (error) {
    // Supabase Storage answers with status 400 for a missing file, and puts the real code 404 in the body.
    const codes = ['status', 'statusCode'].map((name) => Number(Reflect.get(error, name)))
    throw new DeliveryError('drive:object-unreadable', {
      retry: codes.includes(404) ? 'never' : 'backoff',
      cause: error,
    })
  }
  return Readable.fromWeb(data as WebStream)
}
