import { randomUUID } from 'node:crypto'
import type { Job } from '@/lib/deliveries/queue'

type Given = Pick<Job, 'kind' | 'payload'> & Partial<Job>

/** An outbox in memory with the rules of the database's functions, whose clock the test moves. */
export function fakeQueue() {
  const jobs: Job[] = []
  let clock = 0
  const at = (value: string | null) => (value === null ? -1 : Number(value))
  const own = (job: Job) =>
    jobs.find(
      ({ id, attempts, status }) => id === job.id && attempts === job.attempts && status === 'pending',
    )
  const isDue = (job: Job) =>
    job.status === 'pending' && at(job.next_at) <= clock && at(job.locked_until) < clock
  const begun = new Map<string, number>()
  const triedSince = ({ id, attempts }: Job) => {
    if (attempts === 1 || !begun.has(id)) begun.set(id, clock)
    return new Date(Date.now() - (clock - (begun.get(id) ?? clock)) * 1000).toISOString()
  }
  const rank = (job: Job) => (job.kind === 'automation.batch' ? 1 : 0)

  /** The failures that were reported to the firm, one line each. */
  const reported: string[] = []

  return {
    jobs,
    reported,
    add(given: Given): Job {
      const job: Job = {
        id: randomUUID(),
        key: randomUUID(),
        user_id: null,
        batch_id: null,
        status: 'pending',
        attempts: 0,
        next_at: '0',
        locked_until: null,
        last_error: null,
        created_at: '0',
        done_at: null,
        first_tried_at: null,
        person: null,
        topic: null,
        ...given,
      }
      jobs.push(job)
      return job
    },
    /** Moves the clock, by default so far that every retry is due and every lease has ended. */
    pass(seconds = 100_000) {
      clock += seconds
    },
    async claimJobs(max: number, batchId?: string): Promise<Job[]> {
      const due = jobs.filter((job) => isDue(job) && (!batchId || job.batch_id === batchId))
      return due
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, max)
        .map((job) => ({
          ...Object.assign(job, { attempts: job.attempts + 1, locked_until: String(clock + 90) }),
          first_tried_at: triedSince(job),
        }))
    },
    async completeJob(job: Job): Promise<boolean> {
      const found = own(job)
      if (found) Object.assign(found, { status: 'done', locked_until: null, last_error: null })
      return Boolean(found)
    },
    async failJob(
      job: Job,
      reason: string,
      { retrySeconds, tell = false }: { retrySeconds?: number; tell?: boolean } = {},
    ): Promise<void> {
      const next =
        retrySeconds === undefined ? { status: 'parked' } : { next_at: String(clock + retrySeconds) }
      const current = own(job)
      if (current && (tell || retrySeconds === undefined)) reported.push(`${job.kind} ${reason}`)
      Object.assign(current ?? {}, { ...next, locked_until: null, last_error: reason })
    },
    async awaitsDrive(batchId: string): Promise<boolean> {
      const copies = jobs.filter(
        (job) => job.kind === 'drive.push' && job.batch_id === batchId && job.status === 'pending',
      )
      return copies.some((job) => job.attempts === 0 || (job.attempts === 1 && at(job.locked_until) > clock))
    },
  }
}

export type FakeQueue = ReturnType<typeof fakeQueue>
