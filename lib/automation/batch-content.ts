import 'server-only'
import { z } from 'zod'
import { adminClient } from '@/lib/supabase/admin'

/** How long the receiver can fetch the files: seven days. */
export const publicUrlSeconds = 7 * 24 * 3600

const batchFiles = z.object({
  user_id: z.uuid(),
  user_email: z.email(),
  timestamp: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      size: z.number(),
      storage_path: z.string(),
      drive_link: z.string().nullable(),
    }),
  ),
})

/** The body of the automation call, field by field as the client's specification lists them. */
export type BatchContent = {
  user_id: string
  user_email: string
  timestamp: string
  upload_count: number
  files: {
    fileName: string
    fileType: string
    fileSize: number
    publicUrl: string
    googleDriveLink: string | null
  }[]
}

/** Reads the batch as it is now and signs the files' addresses anew; null when nothing of it is left. */
export async function loadBatchContent(batchId: string): Promise<BatchContent | null> {
  const { data, error } = await adminClient().rpc('batch_files', { batch: batchId })
  if (error) throw new Error('automation.batch', { cause: error })
  if (data === null) return null
  const { user_id, user_email, timestamp, files } = batchFiles.parse(data)
  if (files.length === 0) return null
  const urls = await signAll(files.map((file) => file.storage_path))
  return {
    user_id,
    user_email,
    timestamp: new Date(timestamp).toISOString(),
    upload_count: files.length,
    files: files.map((file) => ({
      fileName: file.name,
      fileType: file.type,
      fileSize: file.size,
      publicUrl: urls.get(file.storage_path) ?? '',
      googleDriveLink: file.drive_link,
    })),
  }
}

async function signAll(paths: string[]): Promise<Map<string, string>> {
  const { data, error } = await adminClient()
    .storage.from('facturas')
    .createSignedUrls(paths, publicUrlSeconds)
  const failed = error ?? data.find((file) => file.error || !file.signedUrl || !file.path)?.error
  if (failed || !data) throw new Error('automation.sign', { cause: failed })
  return new Map(data.map((file) => [file.path ?? '', file.signedUrl ?? '']))
}
