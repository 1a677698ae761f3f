import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

export type Job = Database['public']['Functions']['claim_outbox']['Returns'][number]

/** Longer than any job may take, so that a living worker's job is never given to another. */
const leaseSeconds = 90

export async function claimJobs(max: number, batchId?: string): Promise<Job[]> {
  const only = batchId ? { only_batch: batchId } : {}
  return unwrap(
    adminClient().rpc('claim_outbox', {
      max_jobs: max,
      lease_seconds: leaseSeconds,
      ...only,
    }),
    'outbox.claim',
  )
}

/** False when the lease was lost meanwhile; the job is then another worker's. */
export async function completeJob(job: Job): Promise<boolean> {
  return unwrap(
    adminClient().rpc('complete_outbox', {
      job_id: job.id,
      attempt: job.attempts,
    }),
    'outbox.complete',
  )
}

type Later = {
  retrySeconds?: number
  /** Whether the firm is notified, once a day for each reason. */
  tell?: boolean
}

/** Gives a job back for later; without `retrySeconds` it is parked, and the firm is notified. */
export async function failJob(
  job: Job,
  reason: string,
  { retrySeconds, tell = false }: Later = {},
): Promise<void> {
  const retry = retrySeconds === undefined ? {} : { retry_seconds: retrySeconds }
  await unwrap(
    adminClient().rpc('fail_outbox', {
      job_id: job.id,
      attempt: job.attempts,
      error: reason,
      tell,
      ...retry,
    }),
    'outbox.fail',
  )
}

/** Whether a Drive copy of the batch has not had its first try yet, or is having it now in another worker. */
export async function awaitsDrive(batchId: string): Promise<boolean> {
  const data = await unwrap(
    adminClient()
      .from('outbox')
      .select('attempts, locked_until')
      .eq('batch_id', batchId)
      .eq('kind', 'drive.push')
      .eq('status', 'pending'),
    'outbox.siblings',
  )
  return data.some(
    ({ attempts, locked_until }) =>
      attempts === 0 || (attempts === 1 && locked_until !== null && Date.parse(locked_until) > Date.now()),
  )
}
