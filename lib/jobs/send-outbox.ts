import 'server-only'
import { after } from 'next/server'
import { z } from 'zod'
import { isSpent } from '@/lib/jobs/appointment-reminders'
import { accountId } from '@/lib/ids'
import { mayRemind, nextOpening } from '@/lib/document-requests/reminders'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import type { Job } from '@/lib/deliveries/queue'
import { runOutbox, type OutboxOptions, type OutboxRun } from '@/lib/deliveries/run-outbox'

export const sendOutbox = (options: OutboxOptions): Promise<OutboxRun> => runOutbox(deliver, options)

/** Runs due jobs after the response was sent, so that no user waits for them. */
export function sendAfterAnswer(): void {
  after(async () => {
    const { settled } = await sendOutbox({ deadlineMs: 10_000 })
    await settled
  })
}

const drivePayload = z.object({ document_id: z.uuid() })
const sharePayload = z.object({ account: accountId })
const trashPayload = z.object({ file_id: z.string().min(1) })
/** A job with `appointment` writes to a Google calendar; a job with `sealed`, an encrypted token, revokes the token. */
const googlePayload = z.union([
  z.object({ person: z.uuid(), appointment: z.uuid() }),
  z.object({ person: z.uuid(), sealed: z.string() }),
])
const automationPayload = z.object({ batch_id: z.uuid() })

/** The code of each service is loaded with its first job, because Google's client alone has megabytes. */
async function deliver(job: Job, signal: AbortSignal): Promise<void> {
  if (job.kind === 'drive.push') {
    const { pushDocument } = await import('@/lib/drive/push-document')
    return pushDocument(read(drivePayload, job).document_id, signal)
  }
  if (job.kind === 'drive.share') {
    const { moveFolderShare } = await import('@/lib/drive/share-folder')
    return moveFolderShare(read(sharePayload, job).account, signal)
  }
  if (job.kind === 'drive.trash') {
    const { trashCopy } = await import('@/lib/drive/trash-copy')
    return trashCopy(read(trashPayload, job).file_id, signal)
  }
  if (job.kind === 'google.calendar') {
    const wanted = read(googlePayload, job)
    if ('appointment' in wanted) {
      const { syncEvent } = await import('@/lib/appointments/google/sync-event')
      return syncEvent(wanted, signal)
    }
    const { endConsent } = await import('@/lib/appointments/google/end-consent')
    return endConsent(wanted, signal)
  }
  if (job.kind === 'push') {
    const { pushJob } = await import('@/lib/notifications/push/schema')
    const { sendPush } = await import('@/lib/notifications/push/send-push')
    return sendPush(read(pushJob, job))
  }
  if (job.kind === 'automation.batch') {
    const { notifyBatch } = await import('@/lib/automation/notify-batch')
    return notifyBatch(job.id, read(automationPayload, job).batch_id)
  }
  if (job.kind === 'mail') {
    const { mailPayload } = await import('@/lib/mail/mail-payload')
    const { sendMail } = await import('@/lib/mail/send-mail')
    const mail = read(mailPayload, job)
    if (await isSpent(mail, new Date())) return
    if (quiet.has(mail.template)) await requireOpenHours()
    if (mail.template === 'fee-reminder') {
      await requireCollectionHours()
      const { feeReminderHolds } = await import('@/lib/jobs/remind-fees')
      if (!(await feeReminderHolds(mail))) return
    }
    const { filledMail, isNoticeMail, noteMailed, readDigest } = await import('@/lib/jobs/digests')
    const { stopPaths, subscriptionShape } = await import('@/lib/notifications/stop-link')
    const reader = subscriptionShape.safeParse(job).data
    const stop = reader ? stopPaths(reader) : null
    if (!isNoticeMail(mail)) return sendMail(job.id, mail, signal, stop)
    const digest = reader && (await readDigest(mail))
    if (!digest) return
    await sendMail(job.id, filledMail(mail, digest), signal, stop)
    return noteMailed(digest)
  }
  throw new DeliveryError('outbox:kind', { retry: 'never' })
}

/** The templates of reminders, which are mailed only during mailing hours. */
const quiet: ReadonlySet<string> = new Set([
  'document-reminder',
  'dates-near',
  'signature-reminder',
  'signature-link-reminder',
])

/** Throws outside mailing hours, so that a delayed reminder is not sent at night. */
async function requireOpenHours(now = new Date()): Promise<void> {
  const { openDays } = await import('@/lib/document-requests/open-days')
  const days = await openDays()
  if (mayRemind(days, now)) return
  const retryAfter = Math.ceil((Date.parse(nextOpening(days, now)) - now.getTime()) / 1000)
  throw new DeliveryError('mail:quiet-hours', { retry: 'scheduled', retryAfter })
}

/** Throws outside the hours in which the law allows reminders of debts (Ley 2300 de 2023, art. 3). */
async function requireCollectionHours(now = new Date()): Promise<void> {
  const { collectionWait } = await import('@/lib/jobs/remind-fees')
  const next = await collectionWait(now)
  if (next === null) return
  const retryAfter = Math.ceil((Date.parse(next) - now.getTime()) / 1000)
  throw new DeliveryError('mail:quiet-hours', { retry: 'scheduled', retryAfter })
}

function read<T>(schema: z.ZodType<T>, job: Job): T {
  const parsed = schema.safeParse(job.payload)
  if (parsed.success) return parsed.data
  throw new DeliveryError('outbox:payload', { retry: 'never' })
}
