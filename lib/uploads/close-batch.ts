import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { checkpoint } from '@/lib/observability/checkpoint'
import { configured } from '@/lib/deliveries/services'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { adminClient } from '@/lib/supabase/admin'
import type { BatchOutcome } from '@/lib/uploads/schema'
import { unwrap } from '@/lib/supabase/unwrap'

const closing = z.object({ closed: z.boolean(), files: z.number() }).nullable()
const counted = z.object({ files: z.number(), drive: z.number(), automation: z.string().nullable() })

/** In milliseconds: how long closing a batch waits for its deliveries. The browser waits only 30 seconds. */
const firstTryMs = Math.min(10_000 * env.BACKEND_PATIENCE, 25_000)

/** Closes a batch of invoices in the database only. Returns null when the owner has no such batch. */
export async function markBatchClosed(batch: string, owner?: string) {
  const data = await unwrap(
    adminClient().rpc('close_batch', {
      batch,
      notify: configured.automation(),
      ...(owner ? { owner } : {}),
    }),
    'uploads.close',
  )
  checkpoint('batch.closed')
  return closing.parse(data)
}

/**
 * Waits up to `firstTryMs` for the Drive copies of the batch and its call to the automation service.
 * The promise `settled` resolves when the deliveries that were still running have ended.
 */
export async function closeBatch(
  ownerId: string,
  batch: string,
): Promise<{ outcome: BatchOutcome; settled: Promise<void> }> {
  const closed = await markBatchClosed(batch, ownerId)
  if (!closed) throw new ExpectedError('not-found')
  const { settled } = await sendOutbox({ batchId: batch, deadlineMs: firstTryMs })
  const { files, drive, automation } = await unwrap(
    adminClient().rpc('batch_outcome', { batch, owner: ownerId }),
    'uploads.outcome',
    counted,
  )
  // `automation` is null for an open batch, because the automation service is called only for closed batches.
  const isOff = automation === null && (closed.closed || !configured.automation())
  const state = automation === 'done' ? 'sent' : isOff ? 'off' : 'pending'
  return { outcome: { closed: closed.closed, files, drive, automation: state }, settled }
}
