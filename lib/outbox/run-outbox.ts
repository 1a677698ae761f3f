import 'server-only'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { attemptJob } from '@/lib/outbox/attempt-job'
import { claimJobs, type Job } from '@/lib/outbox/queue'

type Options = {
  /** Only the jobs of this batch. */
  batchId?: string
  /** When to stop starting jobs and answer, in milliseconds from now. */
  deadlineMs: number
  maxJobs?: number
}

export type OutboxRun = {
  sent: number
  failed: number
  /** Resolves when the jobs that were under way at the deadline have ended, too. Never rejects. */
  settled: Promise<void>
}

const atOnce = 3

/** Sends what is due, Drive copies before the automation call of their batch. Never throws. */
export async function runOutbox({ batchId, deadlineMs, maxJobs = 100 }: Options): Promise<OutboxRun> {
  const tally = { sent: 0, failed: 0 }
  const deadline = performance.now() + deadlineMs

  async function drain() {
    for (let taken = 0; taken < maxJobs && performance.now() < deadline;) {
      const jobs = await claimJobs(Math.min(atOnce, maxJobs - taken), batchId)
      if (jobs.length === 0) return
      checkpoint('outbox.claimed')
      taken += jobs.length
      const isCall = (job: Job) => job.kind === 'automation.batch'
      await Promise.all(jobs.filter((job) => !isCall(job)).map(attempt))
      await Promise.all(jobs.filter(isCall).map(attempt))
    }
  }

  async function attempt(job: Job) {
    try {
      if (await attemptJob(job)) tally.sent += 1
      else tally.failed += 1
    } catch (error) {
      // The table could not be told; the lease runs out by itself and the job is tried again.
      tally.failed += 1
      report(error, 'outbox lease')
    }
  }

  const settled = drain().catch((error: unknown) => report(error, 'outbox run'))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, deadlineMs)))
  await Promise.race([settled, late])
  clearTimeout(timer)
  return { ...tally, settled }
}
