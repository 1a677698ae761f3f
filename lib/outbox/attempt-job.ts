import 'server-only'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { isOver, retryDelay } from '@/lib/outbox/backoff'
import { createCircuit, type Circuit } from '@/lib/outbox/circuit'
import { deliver } from '@/lib/outbox/deliver'
import { DeliveryError } from '@/lib/outbox/delivery-error'
import { awaitsDrive, completeJob, failJob, type Job } from '@/lib/outbox/queue'

/** One try, all its calls together; with the tries that wait for it, well within the lease. */
const jobTimeoutMs = 45_000
const patience = { tries: 3, seconds: 3 }

const circuits = new Map<string, Circuit>()

export function circuitOf(kind: string): Circuit {
  const circuit = circuits.get(kind) ?? createCircuit()
  circuits.set(kind, circuit)
  return circuit
}

/** One try of one job, to its end in the table. True when the effect arrived. */
export async function attemptJob(job: Job): Promise<boolean> {
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
    await deliver(job, AbortSignal.timeout(jobTimeoutMs))
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

/** People are troubled with what they can mend only when a new token or another moment has not cured it. */
const triesBeforeTelling = 4

/** One folder that is closed or gone says nothing of the service; all else is a reason to give it a rest. */
const concernsService = ({ cure, status }: DeliveryError) =>
  cure === 'time' || (cure === 'people' && status !== 403 && status !== 404)

async function giveBack(job: Job, error: unknown, circuit: Circuit): Promise<void> {
  const failure =
    error instanceof DeliveryError ? error : new DeliveryError('outbox:unexpected', { cause: error })
  if (failure.reason === 'outbox:unexpected') report(error, `outbox ${job.kind}`)
  else if (concernsService(failure)) circuit.failed()
  if (failure.cure === 'none' || isOver(job)) {
    report(failure, `outbox parked ${job.kind} ${failure.reason}`)
    return failJob(job, failure.reason)
  }
  await failJob(job, failure.reason, {
    retrySeconds: retryDelay(job.attempts, failure.retryAfter),
    tell: failure.cure === 'people' && job.attempts >= triesBeforeTelling,
  })
}
