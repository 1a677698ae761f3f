import 'server-only'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { accountId } from '@/lib/ids'
import { env } from '@/lib/env'
import { checkpoint } from '@/lib/observability/checkpoint'
import { retryFor, DeliveryError, parseRetryAfter } from '@/lib/deliveries/delivery-error'
import { postCall } from '@/lib/deliveries/post-call'
import { isLocal } from '@/lib/deliveries/services'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Sends the batch with the same `id` at every attempt, so that the automation service can detect repeats. */
export async function notifyBatch(id: string, batchId: string): Promise<void> {
  const content = await loadBatchContent(batchId)
  if (content) await postBatch(id, content)
}

export async function postBatch(id: string, content: BatchContent): Promise<void> {
  const { AUTOMATION_WEBHOOK_URL, AUTOMATION_WEBHOOK_SECRET } = env
  if (!AUTOMATION_WEBHOOK_URL || !AUTOMATION_WEBHOOK_SECRET) {
    throw new DeliveryError('automation:not-configured', { retry: 'after-fix' })
  }
  const { status, retryAfter } = await postCall({
    service: 'automation',
    url: new URL(AUTOMATION_WEBHOOK_URL),
    ...signCall(AUTOMATION_WEBHOOK_SECRET, id, content),
    allowLoopback: isLocal(),
  })
  checkpoint('automation.sent')
  if (status >= 200 && status < 300) return
  throw new DeliveryError(`automation:${status}`, {
    status,
    retry: retryFor(status),
    retryAfter: parseRetryAfter(retryAfter),
  })
}

/** Returns headers and body of a call, signed by the rules of Standard Webhooks; throws for an invalid secret. */
export function signCall(secret: string, id: string, content: object) {
  const body = JSON.stringify(content)
  const at = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return { body, headers }
}

/** The automation service has seven days to fetch the files. */
const publicUrlSeconds = 7 * 24 * 3600

const batchFiles = z.object({
  user_id: accountId,
  user_email: z.email(),
  timestamp: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      size: z.number(),
      storage_path: z.string(),
      drive_link: z.string().nullable(),
    }),
  ),
})

/** The specification of the automation service prescribes these field names. */
export type BatchContent = {
  user_id: string
  user_email: string
  timestamp: string
  upload_count: number
  files: {
    fileName: string
    fileType: string
    fileSize: number
    publicUrl: string
    googleDriveLink: string | null
  }[]
}

async function loadBatchContent(batchId: string): Promise<BatchContent | null> {
  const data = await unwrap(adminClient().rpc('batch_files', { batch: batchId }), 'automation.batch')
  if (data === null) return null
  const { user_id, user_email, timestamp, files } = batchFiles.parse(data)
  if (files.length === 0) return null
  const urls = await signAll(files.map((file) => file.storage_path))
  return {
    user_id,
    user_email,
    timestamp: new Date(timestamp).toISOString(),
    upload_count: files.length,
    files: files.map((file) => ({
      fileName: file.name,
      fileType: file.type,
      fileSize: file.size,
      publicUrl: urls.get(file.storage_path) ?? '',
      googleDriveLink: file.drive_link,
    })),
  }
}

async function signAll(paths: string[]): Promise<Map<string, string>> {
  const { data, error } = await adminClient()
    .storage.from('facturas')
    .createSignedUrls(paths, publicUrlSeconds)
  const failed = error ?? data.find((file) => file.error || !file.signedUrl || !file.path)?.error
  if (failed || !data) throw new Error('automation.sign', { cause: failed })
  return new Map(data.map((file) => [file.path ?? '', file.signedUrl ?? '']))
}
