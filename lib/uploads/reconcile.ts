import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { markBatchClosed } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { removeObjects } from '@/lib/uploads/objects'
import { reviewLeftOut } from '@/lib/uploads/reading/review-upload'
import { unwrap } from '@/lib/supabase/unwrap'

type Options = {
  /** Seconds without activity after which an upload, a stored file or a batch is treated as abandoned. */
  idleSeconds?: number
  leaseSeconds?: number
}

/** Seconds after which a missing review is treated as lost. A review normally follows its upload at once. */
const maxReviewIdle = 30

type Reconciled = {
  finished: number
  expired: number
  removed: number
  closed: number
  missing: number
  reviewed: number
}

/** Repairs uploads after crashes and closed browsers. Several processes may do this at once. */
export async function reconcileUploads({
  idleSeconds = 300,
  leaseSeconds = 90,
}: Options = {}): Promise<Reconciled> {
  const { finished, expired } = await mendOpenUploads(idleSeconds, leaseSeconds)
  const removed = (await endDeletions()) + (await removeStrays(idleSeconds))
  const closed = await closeIdleBatches(idleSeconds)
  const reviewed = await reviewLeftOut(Math.min(idleSeconds, maxReviewIdle))
  return { finished, expired, removed, closed, missing: await countMissing(), reviewed }
}

async function mendOpenUploads(idleSeconds: number, leaseSeconds: number) {
  const data = await unwrap(
    adminClient().rpc('stale_uploads', { idle_seconds: idleSeconds }),
    'uploads.stale',
  )
  let finished = 0
  let expired = 0
  for (const { id, has_object: stored, expired: late } of data) {
    if (!stored && late) {
      await expireUpload(id)
      expired += 1
    } else if (await finishAbandoned(id, leaseSeconds)) finished += 1
  }
  return { finished, expired }
}

/** A failure is only reported, so that the other uploads are still finished. A later run tries again. */
async function finishAbandoned(id: string, leaseSeconds: number): Promise<boolean> {
  try {
    await finishUpload(null, id, { leaseSeconds })
    return true
  } catch (error) {
    if (!(error instanceof ExpectedError)) report(error, 'uploads reconcile')
    return false
  }
}

async function expireUpload(upload: string): Promise<void> {
  await unwrap(adminClient().rpc('expire_upload', { upload }), 'uploads.expire')
}

/** A file that cannot be removed now is removed later by `removeStrays`, like all files without a document. */
async function endDeletions(): Promise<number> {
  const data = await unwrap(adminClient().rpc('purge_deleted_documents'), 'uploads.deletions')
  await removeObjects(data)
  return data.length
}

async function removeStrays(idleSeconds: number): Promise<number> {
  const data = await unwrap(
    adminClient().rpc('stray_objects', { idle_seconds: idleSeconds }),
    'uploads.strays',
  )
  await removeObjects(data)
  return data.length
}

async function closeIdleBatches(idleSeconds: number): Promise<number> {
  const data = await unwrap(
    adminClient().rpc('idle_batches', { idle_seconds: idleSeconds }),
    'uploads.idle-batches',
  )
  for (const batch of data) await markBatchClosed(batch)
  return data.length
}

const reported = new Set<string>()

/** Nothing can repair a document whose bytes are lost, so each process reports it only once. */
async function countMissing(): Promise<number> {
  const data = await unwrap(adminClient().rpc('missing_objects'), 'uploads.missing')
  for (const id of data.filter((missing) => !reported.has(missing))) {
    report(new Error('uploads.missing-object'), `uploads document ${id} has no object`)
    reported.add(id)
  }
  return data.length
}
