import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import type { FileProblem } from '@/lib/uploads/file-types'

export type ClaimedUpload = Database['public']['Functions']['claim_upload']['Returns'][number]

/** Takes an upload for verification; null when it is not there, not the owner's, settled or in other hands. */
export async function claimUpload(
  owner: string | null,
  upload: string,
  leaseSeconds: number,
): Promise<ClaimedUpload | null> {
  const { data, error } = await adminClient().rpc('claim_upload', {
    upload,
    lease_seconds: leaseSeconds,
    ...(owner ? { owner } : {}),
  })
  if (error) throw new Error('uploads.claim', { cause: error })
  return data[0] ?? null
}

export async function releaseUpload({ id, attempts }: ClaimedUpload): Promise<void> {
  const { error } = await adminClient().rpc('release_upload', { upload: id, attempt: attempts })
  if (error) throw new Error('uploads.release', { cause: error })
}

/** Whether the refusal stands. When the lease was lost meanwhile, another worker's verdict counts and the object stays. */
export async function rejectUpload({ id, attempts }: ClaimedUpload, why: FileProblem): Promise<boolean> {
  const { error } = await adminClient().rpc('reject_upload', { upload: id, attempt: attempts, why })
  if (error) throw new Error('uploads.reject', { cause: error })
  const { data, error: unread } = await adminClient().from('uploads').select('status').eq('id', id).single()
  if (unread) throw new Error('uploads.reject', { cause: unread })
  return data.status === 'rejected'
}
