import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { accountId } from '@/lib/ids'
import { bringFile } from '@/lib/incoming-mail/bring-file'
import { withMail, type OpenMail } from '@/lib/incoming-mail/mail-reader'
import { openOriginal, wholeOriginal } from '@/lib/incoming-mail/originals'
import { deliverySchema, type ReadMail } from '@/lib/incoming-mail/reading/task'
import { verdictOf, type StoredState } from '@/lib/incoming-mail/verdict'
import type { KeptFile } from '@/lib/incoming-mail/schema'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { markBatchClosed } from '@/lib/uploads/close-batch'

const claimed = z.array(
  z.object({
    id: z.uuid(),
    account: accountId,
    attempt: z.number(),
    path: z.string().nullable(),
    via: z.string(),
    delivery: deliverySchema.omit({ from: true }).nullable(),
    allowed: z.boolean(),
  }),
)
type Claimed = z.output<typeof claimed>[number]

/** A process claims a mail for this many seconds, enough for its DNS questions and the checks of 50 files. */
const leaseSeconds = 120

const holder = globalThis as typeof globalThis & { portalMailReading?: Promise<void> | undefined }

/** Reads waiting mails one at a time; simultaneous calls in a process share one run. Never throws. */
export function readWaitingMails(budgetMs: number): Promise<void> {
  holder.portalMailReading ??= readAll(Date.now() + budgetMs).finally(() => {
    holder.portalMailReading = undefined
  })
  return holder.portalMailReading
}

async function readAll(until: number): Promise<void> {
  while (Date.now() < until) {
    try {
      const [mail] = await claim()
      if (!mail) return
      checkpoint('mail.claimed')
      await readOne(mail)
    } catch (error) {
      return report(error, 'mail read')
    }
  }
}

const claim = () =>
  unwrap(adminClient().rpc('claim_mails', { most: 1, lease_seconds: leaseSeconds }), 'mail.claim', claimed)

/** A mail that cannot be read is read again immediately; after a second failure it waits for a later round. */
async function readOne(mail: Claimed): Promise<void> {
  try {
    await readOnce(mail).catch((error: unknown) => {
      report(error, 'mail read again')
      return readOnce(mail)
    })
  } catch (error) {
    report(error, 'mail read one')
    await unwrap(adminClient().rpc('release_mail', { mail: mail.id, attempt: mail.attempt }), 'mail.release')
  }
}

async function readOnce(mail: Claimed): Promise<void> {
  const bytes = mail.path && (await openOriginal(mail.path))
  if (!mail.path || !bytes) return settle(mail, { state: 'failed' })
  const about = {
    account: mail.account,
    delivery: { ...mail.delivery, from: mail.via },
    ours: [new URL(env.SITE_URL).hostname, env.MAIL_IN_DOMAIN ?? '', senderDomain()],
  }
  await withMail(about, wholeOriginal(mail.path, bytes), (read) => take(mail, read))
}

const senderDomain = () => /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1]?.toLowerCase() ?? ''

async function take(mail: Claimed, read: OpenMail | null): Promise<void> {
  if (!read) return settle(mail, { state: 'failed' })
  const found = read.mail
  const known = found.sender !== null && found.proved && (await isKnown(mail, found.sender))
  const state = verdictOf(found, { allowed: mail.allowed, known })
  const about = aboutOf(found)
  if (state !== 'take') return settle(mail, { ...about, state })
  const files: KeptFile[] = []
  try {
    for (const [index, file] of found.files.entries())
      files.push(
        await bringFile({ mail: mail.id, account: mail.account, index }, file, () => read.bytesOf(index)),
      )
  } catch (error) {
    // When the quota is exceeded, the files of this mail that are already stored remain.
    // Files that did not fit into the quota are stored when somebody asks to read the mail again.
    if (error instanceof ExpectedError && error.code === 'upload-quota')
      return settle(mail, { ...about, state: 'paused', files })
    throw error
  }
  checkpoint('mail.files-kept')
  const hasInvoice = files.some(({ result }) => result === 'accepted' || result === 'duplicate')
  const isSupport = !found.files.some(({ isDocument }) => isDocument) && !hasInvoice
  const isLocked = files.length > 0 && files.every(({ result }) => result === 'locked')
  await settle(mail, { ...about, state: isSupport && !isLocked ? 'no-invoice' : 'read', files })
  if (files.some(({ document }) => document)) await closeBatch(mail)
}

const isKnown = ({ account }: Claimed, address: string) =>
  unwrap(adminClient().rpc('knows_mail_sender', { account, address }), 'mail.sender')

const aboutOf = ({ sender, shown, subject, proved, found, code }: ReadMail) => ({
  sender: sender ?? shown.slice(0, 254),
  subject,
  proved,
  found,
  ...(code ? { code } : {}),
})

type Outcome = Partial<ReturnType<typeof aboutOf>> & { state: StoredState; files?: KeptFile[] }

async function settle({ id, attempt }: Claimed, outcome: Outcome): Promise<void> {
  await unwrap(adminClient().rpc('settle_mail', { mail: id, attempt, outcome }), 'mail.settle')
  checkpoint('mail.settled')
}

/** The files of one mail are one batch, so that the automation service gets one call about them. */
async function closeBatch({ id, account }: Claimed): Promise<void> {
  await markBatchClosed(id, account)
  void sendOutbox({ batchId: id, deadlineMs: 10_000 })
}
