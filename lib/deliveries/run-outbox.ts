import 'server-only'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { DeliveryError, noSuchAddress } from '@/lib/deliveries/delivery-error'
import { awaitsDrive, claimJobs, completeJob, failJob, type Job } from '@/lib/deliveries/queue'

/** Does what a job says; throws a `DeliveryError` when that did not arrive. */
export type Deliver = (job: Job, signal: AbortSignal) => Promise<void>

export type OutboxOptions = {
  /** Only the jobs of this batch. */
  batchId?: string
  /** When to stop starting jobs and answer, in milliseconds from now. */
  deadlineMs: number
  maxJobs?: number
  /** How long one try may take; `longestTryMs` without it. */
  tryMs?: number
}

export type OutboxRun = {
  sent: number
  failed: number
  /** Resolves when the jobs that were under way at the deadline have ended, too. Never rejects. */
  settled: Promise<void>
}

const jobsAtOnce = 3
/** One try, all its calls together; with the tries that wait for it, well within the lease. */
export const longestTryMs = 45_000
const patience = { tries: 3, seconds: 3 }
/** People are troubled with what they can mend only when a new token or another moment has not cured it. */
const triesBeforeTelling = 4

/** Sends what is due, Drive copies before the automation call of their batch. Never throws. */
export async function runOutbox(
  deliver: Deliver,
  { batchId, deadlineMs, maxJobs = 100, tryMs = longestTryMs }: OutboxOptions,
): Promise<OutboxRun> {
  const tally = { sent: 0, failed: 0 }
  const deadline = performance.now() + deadlineMs

  async function drain() {
    for (let taken = 0; taken < maxJobs && performance.now() < deadline;) {
      const jobs = await claimJobs(Math.min(jobsAtOnce, maxJobs - taken), batchId)
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
      if (await attemptJob(deliver, job, tryMs)) tally.sent += 1
      else tally.failed += 1
    } catch (error) {
      // The result could not be written; the lease expires by itself and the job is tried again.
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

const circuits = new Map<string, Circuit>()

export function circuitOf(kind: string): Circuit {
  const circuit = circuits.get(kind) ?? createCircuit()
  circuits.set(kind, circuit)
  return circuit
}

/** One try of one job, to its end in the table. True when the effect arrived. */
async function attemptJob(deliver: Deliver, job: Job, tryMs: number): Promise<boolean> {
  const circuit = circuitOf(job.kind)
  try {
    if (await mustWaitForDrive(job)) {
      await failJob(job, 'outbox:waits-for-drive', { retrySeconds: patience.seconds })
      return false
    }
    if (circuit.isOpen()) {
      // Not a try: it gives nothing up, and the reason of the last one stays.
      await failJob(job, job.last_error ?? 'outbox:circuit-open', { retrySeconds: retryDelay(job.attempts) })
      return false
    }
    await deliver(job, AbortSignal.timeout(tryMs))
    circuit.succeeded()
  } catch (error) {
    await giveBack(job, error, circuit)
    return false
  }
  await completeJob(job)
  checkpoint('outbox.completed')
  return true
}

// The call names the Drive links, so the first try of every copy comes first; a Drive that stays away cannot hold it.
const mustWaitForDrive = async ({ kind, batch_id, attempts }: Job) =>
  kind === 'automation.batch' &&
  batch_id !== null &&
  attempts <= patience.tries &&
  (await awaitsDrive(batch_id))

/** One folder that is closed or gone says nothing of the service; all else is a reason to give it a rest. */
const concernsService = ({ retry, status }: DeliveryError) =>
  retry === 'backoff' || (retry === 'after-fix' && status !== 403 && status !== 404)

async function giveBack(job: Job, error: unknown, circuit: Circuit): Promise<void> {
  const failure =
    error instanceof DeliveryError ? error : new DeliveryError('outbox:unexpected', { cause: error })
  if (failure.reason === 'outbox:unexpected') report(error, `outbox ${job.kind}`)
  else if (concernsService(failure)) circuit.failed()
  if (failure.retry === 'never' || (failure.retry !== 'scheduled' && isOver(job))) {
    if (failure.reason !== noSuchAddress) report(failure, `outbox parked ${job.kind} ${failure.reason}`)
    return failJob(job, failure.reason)
  }
  await failJob(job, failure.reason, {
    retrySeconds: retryDelay(job.attempts, failure.retryAfter),
    tell: failure.retry === 'after-fix' && job.attempts >= triesBeforeTelling,
  })
}

const firstCeiling = 4
const growth = 4
const lastCeiling = 3600

const dayMs = 24 * 3_600_000
/** A server that slept for days has tried little, however long ago its first try was. */
const fewestTries = 10

/**
 * Seconds until the next try after `attempt` failed ones, drawn evenly from 1 to a ceiling of 4 s, 16 s, 64 s … 1 h:
 * a blip heals while the client still watches, and what was mended is noticed within the hour. The draw comes on top of
 * the other side's Retry-After, so that jobs with the same moment do not come back all at once.
 */
export function retryDelay(attempt: number, retryAfter = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(firstCeiling * growth ** (attempt - 1), lastCeiling)
  return Math.max(1, retryAfter + Math.ceil(random() * ceiling))
}

/** Whether a job has been tried for a day, and often enough. */
export const isOver = (
  { attempts, first_tried_at: first }: Pick<Job, 'attempts' | 'first_tried_at'>,
  now = Date.now(),
): boolean => first !== null && attempts >= fewestTries && now - Date.parse(first) >= dayMs

const failuresToOpen = 5
const openMs = 30_000

type Circuit = { isOpen: () => boolean; succeeded: () => void; failed: () => void }

/** Stops calling a service after 5 failures in a row; 30 s later one more failure stops it again. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      failures = 0
      openUntil = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToOpen) openUntil = now() + openMs
    },
  }
}
