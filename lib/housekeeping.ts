import 'server-only'
import { report } from '@/lib/observability/report'
import { sendOutbox } from '@/lib/send-outbox'
import { removeStrayRecords } from '@/lib/records/record-files'
import { adminClient } from '@/lib/supabase/admin'
import { reconcileUploads } from '@/lib/uploads/reconcile'

const everyMs = 5000
/** What looks through all files comes once a minute. */
const roundsPerMend = 12
const holder = globalThis as typeof globalThis & { portalTimer?: NodeJS.Timeout }

/** Starts the housekeeping of a long-running server, once per process however often this module is loaded. */
export function startTimer(): void {
  clearInterval(holder.portalTimer)
  let running = false
  let round = 0
  holder.portalTimer = setInterval(async () => {
    if (running) return
    running = true
    const scope = round++ % roundsPerMend === 0 ? 'all' : 'outbox'
    await tick(20_000, scope).finally(() => (running = false))
  }, everyMs)
  holder.portalTimer.unref()
}

/** The housekeeping that both the timer and the cron route do: mend what was left half done, then send what is due. Never throws. */
export async function tick(
  deadlineMs: number,
  scope: 'all' | 'outbox' = 'all',
): Promise<{ sent: number; failed: number }> {
  if (scope === 'all') {
    await reconcileUploads().catch((error: unknown) => report(error, 'uploads reconcile'))
    await removeStrayRecords().catch((error: unknown) => report(error, 'records strays'))
    await forgetExpired().catch((error: unknown) => report(error, 'operations retention'))
  }
  const { sent, failed, settled } = await sendOutbox({ deadlineMs })
  await settled
  return { sent, failed }
}

/** Removes rows past their time, a portion at a time; the periods stand in the procedure. Answers how many went. */
async function forgetExpired(): Promise<number> {
  const { data, error } = await adminClient().rpc('forget_expired')
  if (error) throw new Error('operations.retention', { cause: error })
  return data
}
