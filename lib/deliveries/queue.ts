import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

export type Job = Database['public']['Functions']['claim_outbox']['Returns'][number]

/** A job is leased to its worker for longer than any try takes, so that no second worker gets a running job. */
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

/** Returns false when the job's lease expired and another worker has claimed the job. */
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
  /** True to notify the firm, at most once a day for each reason. */
  tell?: boolean
}

/**
 * Without `retrySeconds` the job is given up: a push is deleted, any other job stays on the firm's page of deliveries.
 * The firm is notified of given-up jobs, except of pushes and of mails to addresses that do not exist.
 */
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

/** True while a Drive copy of the batch has not finished its first try. */
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
