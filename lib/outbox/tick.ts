import 'server-only'
import { report } from '@/lib/observability/report'
import { forgetExpired } from '@/lib/operations/forget-expired'
import { runOutbox } from '@/lib/outbox/run-outbox'
import { removeStrayRecords } from '@/lib/records/remove-strays'
import { reconcileUploads } from '@/lib/uploads/reconcile'

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
  const { sent, failed, settled } = await runOutbox({ deadlineMs })
  await settled
  return { sent, failed }
}
