import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { adminClient } from '@/lib/supabase/admin'
import { isFileProblem } from '@/lib/uploads/file-types'
import { toldReview } from '@/lib/uploads/review/told-review'
import { refusedFile } from '@/lib/uploads/refused-file'
import type { FinishedUpload } from '@/lib/uploads/schema'

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
    db.from('invoices').select('number, reviewed_at, proposal, findings').eq('document_id', id).maybeSingle(),
  ])
  if (document.error) throw new Error('uploads.settled-document', { cause: document.error })
  if (invoice.error) throw new Error('uploads.settled-invoice', { cause: invoice.error })
  return { name: document.data.name, number: invoice.data?.number ?? null, ...toldReview(invoice.data) }
}
