import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { fileProblemMessage, isFileProblem, type FileProblem } from '@/lib/uploads/file'
import { reviewSummary, summaryColumns } from '@/lib/uploads/review/summary'
import type { FinishedUpload } from '@/lib/uploads/schema'

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

/** What became of an upload that cannot be claimed: the answer of its first finish, or why there is none. */
export async function settledUpload(userId: string | null, uploadId: string): Promise<FinishedUpload> {
  const query = adminClient()
    .from('uploads')
    .select('status, reason, name, document_id, user_id')
    .eq('id', uploadId)
  const { data, error } = await query.maybeSingle()
  if (error) throw new Error('uploads.settled', { cause: error })
  if (!data || (userId && data.user_id !== userId)) throw new ExpectedError('not-found')
  const { status, reason, name, document_id } = data
  if (status === 'rejected') throw refusedFile(isFileProblem(reason) ? reason : 'file-type', name)
  if (status === 'expired') throw new ExpectedError('upload-expired')
  if (status !== 'done' && status !== 'duplicate') throw new ExpectedError('upload-busy')
  if (!document_id) throw new ExpectedError('not-found')
  return { status, documentId: document_id, ...(await documentLabels(document_id)) }
}

/** What a document is called, and what the rules say about it by now. */
async function documentLabels(id: string) {
  const db = adminClient()
  const [document, invoice] = await Promise.all([
    db.from('documents').select('name').eq('id', id).single(),
    db.from('invoices').select(`number, ${summaryColumns}`).eq('document_id', id).maybeSingle(),
  ])
  if (document.error) throw new Error('uploads.settled-document', { cause: document.error })
  if (invoice.error) throw new Error('uploads.settled-invoice', { cause: invoice.error })
  return { name: document.data.name, number: invoice.data?.number ?? null, ...reviewSummary(invoice.data) }
}

/** A file that is not taken, in the words of the specification and with its name. */
export const refusedFile = (problem: FileProblem, name: string) =>
  new ExpectedError(problem, { sentence: fileProblemMessage(problem, name) })
