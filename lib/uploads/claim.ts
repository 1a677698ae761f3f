import 'server-only'
import { z } from 'zod'
import { maxFileSize } from '@/content/upload-limit'
import { supplierMessage } from '@/lib/einvoice/finding-messages'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { ExpectedError } from '@/lib/errors'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import type { FileProblem } from '@/lib/uploads/file'
import { fileProblemMessage, readRefusal, refusalCode } from '@/lib/uploads/refusal'
import type { FinishedUpload } from '@/lib/uploads/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const summaryColumns =
  'id, name, kind, direction, supplier, customer, document_number, currency, total, reviewed_at, proposal, findings'

const text = z.string().nullable()
const columns = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: text,
  direction: text,
  supplier: text,
  customer: text,
  document_number: text,
  currency: text,
  total: z.number().nullable(),
  reviewed_at: text,
  proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
  findings: z.array(
    z.object({
      message: z.string(),
      title: z.string().catch(''),
      text: z.string().catch(''),
      severity: z.string().catch(''),
      figures: z.record(z.string(), z.string()).optional().catch(undefined),
    }),
  ),
})

export function reviewSummary(row: unknown): Pick<FinishedUpload, 'invoice' | 'review' | 'reading'> {
  const { data } = columns.safeParse(row)
  if (!data) return {}
  const { id, name, kind, customer, supplier, document_number: document, proposal, findings } = data
  const sale = data.direction === 'sale' && customer !== null
  const title = invoiceTitle({ name, kind, document, sale, party: sale ? customer : supplier })
  const invoice = { id, title, number: document }
  if (!data.reviewed_at) return { invoice, reading: true }
  if (!proposal) return { invoice }
  const totals = { payable: data.total === null ? '' : data.total.toFixed(2) }
  const sold =
    document && data.direction !== 'sale' ? { number: document, currency: data.currency ?? '', totals } : null
  const forSupplier = sold && supplierMessage(sold, findings)
  return { invoice, review: { proposal, message: findings[0]?.message ?? null, forSupplier } }
}

export type ClaimedUpload = Database['public']['Functions']['claim_upload']['Returns'][number]

/** Returns null when the upload is missing, finished, another owner's, or claimed by another worker. */
export async function claimUpload(
  owner: string | null,
  upload: string,
  leaseSeconds: number,
): Promise<ClaimedUpload | null> {
  const data = await unwrap(
    adminClient().rpc('claim_upload', {
      upload,
      lease_seconds: leaseSeconds,
      ...(owner ? { owner } : {}),
    }),
    'uploads.claim',
  )
  return data[0] ?? null
}

export async function releaseUpload({ id, attempts }: ClaimedUpload): Promise<void> {
  await unwrap(adminClient().rpc('release_upload', { upload: id, attempt: attempts }), 'uploads.release')
}

/** Returns false if another worker has taken over the upload. The stored file must then stay. */
export async function rejectUpload(
  { id, attempts }: ClaimedUpload,
  problem: FileProblem,
  detail: string,
): Promise<boolean> {
  const why = refusalCode(problem, detail)
  await unwrap(adminClient().rpc('reject_upload', { upload: id, attempt: attempts, why }), 'uploads.reject')
  const data = await unwrap(
    adminClient().from('uploads').select('status').eq('id', id).single(),
    'uploads.reject',
  )
  return data.status === 'rejected'
}

/** Returns the result of a finished upload, or throws its error. Throws `upload-busy` before the check has ended. */
export async function settledUpload(ownerId: string | null, uploadId: string): Promise<FinishedUpload> {
  const query = adminClient()
    .from('uploads')
    .select('status, reason, name, document_id, user_id, purpose')
    .eq('id', uploadId)
  const data = await unwrap(query.maybeSingle(), 'uploads.settled')
  if (!data || (ownerId && data.user_id !== ownerId)) throw new ExpectedError('not-found')
  const { status, reason, name, document_id, purpose } = data
  if (status === 'rejected') throw refusedEarlier(reason, name)
  if (status === 'expired') throw new ExpectedError('upload-expired')
  if (status !== 'done' && status !== 'duplicate') throw new ExpectedError('upload-busy')
  // A file that a member sends to clients (`outgoing`) is not a document yet, so the upload's id is returned instead.
  if (purpose === 'outgoing') return { status, documentId: uploadId, name, number: null }
  if (!document_id) throw new ExpectedError('not-found')
  return { status, documentId: document_id, ...(await documentLabels(document_id)) }
}

async function documentLabels(id: string) {
  const db = adminClient()
  const [document, invoice] = await Promise.all([
    unwrap(db.from('documents').select('name').eq('id', id).single(), 'uploads.settled-document'),
    unwrap(
      db.from('invoices').select(`number, ${summaryColumns}`).eq('document_id', id).maybeSingle(),
      'uploads.settled-invoice',
    ),
  ])
  return { name: document.name, number: invoice?.number ?? null, ...reviewSummary(invoice) }
}

export const refusedFile = (problem: FileProblem, name: string, why = '', most = maxFileSize) =>
  new ExpectedError(problem, { sentence: fileProblemMessage(problem, name, why, most) })

export function refusedEarlier(reason: string | null, name: string): ExpectedError {
  const { problem, why } = readRefusal(reason)
  return refusedFile(problem, name, why)
}
