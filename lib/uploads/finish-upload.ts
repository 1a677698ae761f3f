import 'server-only'
import { maxFileSize } from '@/content/upload-limit'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { configured } from '@/lib/deliveries/services'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  checkContent,
  type RefusedContent,
  type SoundContent,
} from '@/lib/uploads/content-check/check-content'
import {
  claimUpload,
  refusedFile,
  rejectUpload,
  releaseUpload,
  settledUpload,
  reviewSummary,
  summaryColumns,
  type ClaimedUpload,
} from '@/lib/uploads/claim'
import { allTypes, declaredType, papers } from '@/lib/uploads/file'
import { openObject, removeObjects } from '@/lib/uploads/objects'
import type { FinishedUpload } from '@/lib/uploads/schema'
import { noteUpload } from '@/lib/uploads/activity'
import { purposeOf } from '@/lib/uploads/purposes'
import { withJudge, type JudgeOf } from '@/lib/uploads/reader/readers'
import { isTooManyWaiting } from '@/lib/turns'
import { reviewFile } from '@/lib/uploads/reading/review-upload'

type Options = {
  leaseSeconds?: number
}

/** `expired` means that the member who uploaded the file has meanwhile lost access to the client. */
const finishedRow = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['done', 'duplicate']),
    document_id: z.uuid(),
    name: z.string(),
    number: z.string().nullable(),
  }),
  z.object({ status: z.literal('expired') }),
])

/** In milliseconds: how long the answer waits for the review. The list of invoices shows slower reviews later. */
const reviewWaitMs = 2_000

/**
 * Checks the uploaded bytes, and stores them as a document or deletes them. A second call returns the same.
 * `ownerId` is null when a background job finishes an abandoned upload.
 */
export async function finishUpload(
  ownerId: string | null,
  uploadId: string,
  { leaseSeconds = 90 }: Options = {},
): Promise<FinishedUpload> {
  let claimed: ClaimedUpload | null = null
  try {
    // Earlier files of the client may take long, so the upload is claimed only when its turn comes.
    const content = await withJudge({ client: ownerId ?? 'reconciler' }, async (judgeOf) => {
      claimed = await claimUpload(ownerId, uploadId, leaseSeconds)
      if (!claimed) return null
      if (ownerId && !purposeOf(claimed.purpose).inBackground) noteUpload()
      checkpoint('upload.claimed')
      return contentOf(claimed, judgeOf)
    })
    if (!claimed || !content) return settledUpload(ownerId, uploadId)
    if (!content.ok) return await refuse(claimed, content)
    checkpoint('upload.verified')
    return await commit(claimed, content)
  } catch (error) {
    if (isTooManyWaiting(error)) throw new ExpectedError('upload-busy', { cause: error })
    const settled = error instanceof ExpectedError && error.code !== 'file-missing'
    if (claimed && !settled) await release(claimed)
    throw error
  }
}

const releaseTries = 4
const firstPauseMs = 250

/** Tries several times, because an upload that is not released stays claimed until its lease ends. */
async function release(upload: ClaimedUpload): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      return await releaseUpload(upload)
    } catch (error) {
      if (n === releaseTries) return report(error, 'uploads release')
      await pause(firstPauseMs * 2 ** n)
    }
  }
}

async function contentOf(upload: ClaimedUpload, judgeOf: JudgeOf): Promise<SoundContent | RefusedContent> {
  const type = declaredType(upload.name, upload.declared_type, allTypes)
  const stream = await openObject(upload.path)
  if (!stream) throw new ExpectedError('file-missing')
  return type // Places for types outside `papers` are reserved only where the firm accepts all types.
    ? checkContent(
        stream,
        judgeOf(type, papers.includes(type) ? papers : allTypes),
        // If the firm accepts files above `maxFileSize`, the limit of such a file is its declared size.
        Math.max(maxFileSize, upload.declared_size),
      )
    : { ok: false, problem: 'file-type', detail: 'declared' }
}

async function commit(upload: ClaimedUpload, content: SoundContent): Promise<FinishedUpload> {
  checkpoint('upload.before-commit')
  const { finish, mayBeInvoice } = purposeOf(upload.purpose)
  const data = await unwrap(
    adminClient().rpc(finish, {
      upload: upload.id,
      attempt: upload.attempts,
      content_sha256: content.sha256,
      content_size: content.size,
      content_type: content.type,
      push_drive: configured.drive(),
    }),
    'uploads.finish',
  )
  checkpoint('upload.committed')
  const outcome = finishedRow.parse(data)
  if (outcome.status !== 'done') await discard(upload)
  if (outcome.status === 'expired') throw new ExpectedError('not-found')
  const { status, document_id: documentId, name, number } = outcome
  // The answer waits only for reviews of XML, because those of PDFs and photos take longer.
  const isNew = status === 'done' && mayBeInvoice
  if (isNew && content.type === 'application/xml')
    await Promise.race([reviewFile(documentId), pause(reviewWaitMs, null, { ref: false })])
  return { status, documentId, name, number, ...(isNew && (await reviewOf(documentId))) }
}

async function refuse(upload: ClaimedUpload, { problem, detail }: RefusedContent): Promise<never> {
  const isRejected = await rejectUpload(upload, problem, detail)
  checkpoint('upload.rejected-before-delete')
  if (isRejected) await discard(upload)
  throw refusedFile(problem, upload.name, detail)
}

/** Bytes that cannot be removed now are removed later by a background job. */
async function discard({ path }: ClaimedUpload): Promise<void> {
  await removeObjects([path]).catch((error: unknown) => report(error, 'uploads discard'))
  checkpoint('upload.object-deleted')
}

/** The file is already stored, so an error here is only reported, and the answer has no review. */
async function reviewOf(documentId: string) {
  const { data, error } = await adminClient()
    .from('invoices')
    .select(summaryColumns)
    .eq('document_id', documentId)
    .maybeSingle()
  if (error) report(error, 'uploads read review')
  return reviewSummary(data)
}
