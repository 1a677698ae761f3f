import 'server-only'
import { z } from 'zod'
import { DeliveryError } from '@/lib/outbox/delivery-error'
import type { Job } from '@/lib/outbox/queue'

const drivePayload = z.object({ document_id: z.uuid() })
const automationPayload = z.object({ batch_id: z.uuid() })

function read<T>(schema: z.ZodType<T>, job: Job): T {
  const parsed = schema.safeParse(job.payload)
  if (parsed.success) return parsed.data
  throw new DeliveryError('outbox:payload', { cure: 'none' })
}

/** Does what the job says. Each service's code is loaded with its first job: Google's client alone is megabytes. */
export async function deliver(job: Job, signal: AbortSignal): Promise<void> {
  if (job.kind === 'drive.push') {
    const { pushDocument } = await import('@/lib/drive/push-document')
    return pushDocument(read(drivePayload, job).document_id, signal)
  }
  if (job.kind === 'automation.batch') {
    const { notifyBatch } = await import('@/lib/automation/notify-batch')
    return notifyBatch(job.id, read(automationPayload, job).batch_id)
  }
  if (job.kind === 'mail') {
    const { mailPayload } = await import('@/lib/mail/mail-payload')
    const { sendMail } = await import('@/lib/mail/send-mail')
    return sendMail(job.id, read(mailPayload, job))
  }
  throw new DeliveryError('outbox:kind', { cure: 'none' })
}
