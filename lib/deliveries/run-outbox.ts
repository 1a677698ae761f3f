import 'server-only'
import { z } from 'zod'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { DeliveryError, noSuchAddress } from '@/lib/deliveries/delivery-error'
import { awaitsDrive, claimJobs, completeJob, failJob, type Job } from '@/lib/deliveries/queue'

/** Sends the mail, call or copy of a job, and throws a `DeliveryError` when that fails. */
export type Deliver = (job: Job, signal: AbortSignal) => Promise<void>

export type OutboxOptions = {
  batchId?: string
  /** The milliseconds after which no further job is started. */
  deadlineMs: number
  maxJobs?: number
  tryMs?: number
}

export type OutboxRun = {
  sent: number
  failed: number
  /** Resolves when the jobs that were still running at the deadline have ended, and never rejects. */
  settled: Promise<void>
}

const jobsAtOnce = 3
/** One try to send a job may take this long; the job's lease of 90 s ends well after the try. */
export const longestTryMs = 45_000
const patience = { tries: 3, seconds: 3 }
/** The firm is notified only from this try on, because an earlier failure often passes by itself. */
const triesBeforeTelling = 4

/** Drive copies run before automation calls, because the calls contain links to the copies. Never throws. */
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
      // The result could not be saved, so the job is tried again when its lease expires.
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

/** `name` is the kind of a job; for pushes it also names the push service, because one service can fail alone. */
export function circuitOf(name: string): Circuit {
  const circuit = circuits.get(name) ?? createCircuit()
  circuits.set(name, circuit)
  return circuit
}

const serviceShape = z.object({ service: z.string() })

function serviceOf({ kind, payload }: Pick<Job, 'kind' | 'payload'>): string {
  const named = kind === 'push' ? serviceShape.safeParse(payload).data : undefined
  return named ? `${kind} ${named.service}` : kind
}

async function attemptJob(deliver: Deliver, job: Job, tryMs: number): Promise<boolean> {
  const circuit = circuitOf(serviceOf(job))
  try {
    if (await mustWaitForDrive(job)) {
      await failJob(job, 'outbox:waits-for-drive', { retrySeconds: patience.seconds })
      return false
    }
    if (circuit.isOpen()) {
      // The service is down, so the job returns to the queue and keeps the reason of its last failure.
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

// True for an automation call that must wait, because Drive copies to which it links have not been tried yet.
const mustWaitForDrive = async ({ kind, batch_id, attempts }: Job) =>
  kind === 'automation.batch' &&
  batch_id !== null &&
  attempts <= patience.tries &&
  (await awaitsDrive(batch_id))

/** True for failures of a whole service; one missing folder or one refused push must not stop other jobs. */
const concernsService = ({ kind }: Job, { retry, status }: DeliveryError) =>
  retry === 'backoff' ||
  (retry === 'after-fix' && status !== 403 && status !== 404 && (kind !== 'push' || status === undefined))

async function giveBack(job: Job, error: unknown, circuit: Circuit): Promise<void> {
  const failure =
    error instanceof DeliveryError ? error : new DeliveryError('outbox:unexpected', { cause: error })
  if (failure.reason === 'outbox:unexpected') report(error, `outbox ${job.kind}`)
  else if (concernsService(job, failure)) circuit.failed()
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
/** A job gets at least this many tries even after a day, because the server may have been off for most of that day. */
const fewestTries = 10

/** Returns a random pause in seconds that grows with each try, so that the jobs do not all return at once. */
export function retryDelay(attempt: number, retryAfter = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(firstCeiling * growth ** (attempt - 1), lastCeiling)
  return Math.max(1, retryAfter + Math.ceil(random() * ceiling))
}

/** True when a job has been tried for a day and at least `fewestTries` times; it is then given up. */
export const isOver = (
  { attempts, first_tried_at: first }: Pick<Job, 'attempts' | 'first_tried_at'>,
  now = Date.now(),
): boolean => first !== null && attempts >= fewestTries && now - Date.parse(first) >= dayMs

const failuresToOpen = 5
const openMs = 30_000

type Circuit = { isOpen: () => boolean; succeeded: () => void; failed: () => void }

/** A circuit breaker stops calls to a service for 30 s after 5 failures in a row, and after each further failure. */
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
