import 'server-only'
import { Webhook } from 'standardwebhooks'
import { env } from '@/lib/env'
import { loadBatchContent } from '@/lib/automation/batch-content'
import { postJson } from '@/lib/automation/post-json'
import { checkpoint } from '@/lib/observability/checkpoint'
import { cureOf, DeliveryError, parseRetryAfter } from '@/lib/outbox/delivery-error'
import { isLocal } from '@/lib/outbox/is-local'

/** Tells the automation service about a batch. `id` stays the same over all tries, so that the receiver can tell. */
export async function notifyBatch(id: string, batchId: string): Promise<void> {
  const { AUTOMATION_WEBHOOK_URL, AUTOMATION_WEBHOOK_SECRET } = env
  if (!AUTOMATION_WEBHOOK_URL || !AUTOMATION_WEBHOOK_SECRET) {
    throw new DeliveryError('automation:not-configured', { cure: 'people' })
  }
  const content = await loadBatchContent(batchId)
  if (!content) return
  const body = JSON.stringify(content)
  const at = new Date()
  const { status, retryAfter } = await postJson({
    url: new URL(AUTOMATION_WEBHOOK_URL),
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(AUTOMATION_WEBHOOK_SECRET).sign(id, at, body),
    },
    allowLoopback: isLocal(),
  })
  checkpoint('automation.sent')
  if (status >= 200 && status < 300) return
  throw new DeliveryError(`automation:${status}`, {
    status,
    cure: cureOf(status),
    retryAfter: parseRetryAfter(retryAfter),
  })
}
