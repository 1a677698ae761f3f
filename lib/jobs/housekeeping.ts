import 'server-only'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { refreshStaleMonths } from '@/lib/dian-lists/refresh'
import { openDays } from '@/lib/document-requests/open-days'
import { mayRemind } from '@/lib/document-requests/reminders'
import { remindClients } from '@/lib/document-requests/remind'
import { repeatRequests } from '@/lib/document-requests/repeat'
import { planObligations } from '@/lib/obligations/plan'
import { remindOfFigures } from '@/lib/obligations/remind-figures'
import { remindDates } from '@/lib/obligations/remind-dates'
import { makeWork } from '@/lib/obligations/templates/make-work'
import { removeOldOriginals } from '@/lib/incoming-mail/originals'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { report } from '@/lib/observability/report'
import { sealSignatures } from '@/lib/signatures/seal'
import { removeStraySignatureFiles } from '@/lib/signatures/signature-files'
import { readOutsideCalendars } from '@/lib/jobs/outside-calendars'
import { queueDigests } from '@/lib/jobs/digests'
import { remindOfFees } from '@/lib/jobs/remind-fees'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { removeStrayRecords } from '@/lib/records/record-files'
import { adminClient } from '@/lib/supabase/admin'
import { keepTexts } from '@/lib/uploads/reading/keep-texts'
import { deliverSendings, forgetSendings } from '@/lib/uploads/sendings/deliver'
import { reconcileUploads } from '@/lib/uploads/reconcile'
import { unwrap } from '@/lib/supabase/unwrap'

const everyMs = 5000
/** Slower housekeeping, which goes through all files, runs in every 12th round, once a minute. */
const roundsPerMend = 12
const holder = globalThis as typeof globalThis & { portalTimer?: NodeJS.Timeout }

/** Starts the housekeeping of a long-running server, once per process even if this module is loaded several times. */
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

/** Runs one round of housekeeping: finishes interrupted work, then sends due mails and calls. Never throws. */
export async function tick(
  deadlineMs: number,
  scope: 'all' | 'outbox' = 'all',
): Promise<{ sent: number; failed: number }> {
  if (scope === 'all') {
    await reconcileUploads().catch((error: unknown) => report(error, 'uploads reconcile'))
    await removeOldOriginals().catch((error: unknown) => report(error, 'mail originals'))
    await removeStrayRecords().catch((error: unknown) => report(error, 'records strays'))
    await removeStraySignatureFiles().catch((error: unknown) => report(error, 'signatures strays'))
    await mindSignatures().catch((error: unknown) => report(error, 'signatures remind'))
    await remindOfFees().catch((error: unknown) => report(error, 'fees remind'))
    await forgetSendings().catch((error: unknown) => report(error, 'sendings forget'))
    await forgetExpired().catch((error: unknown) => report(error, 'operations retention'))
    await offerFreedHours().catch((error: unknown) => report(error, 'appointments offer'))
    await remindOfAppointments().catch((error: unknown) => report(error, 'appointments remind'))
    await tellOfDates(deadlineMs / 4).catch((error: unknown) => report(error, 'obligations remind'))
    await sendDigests().catch((error: unknown) => report(error, 'notifications digests'))
    await noteHousekeeping().catch((error: unknown) => report(error, 'operations heartbeat'))
  }
  await readWaitingMails(deadlineMs / 4)
  await planObligations(deadlineMs / 4).catch((error: unknown) => report(error, 'obligations plan'))
  await makeWork(deadlineMs / 4).catch((error: unknown) => report(error, 'obligations work'))
  await repeatRequests(deadlineMs / 4).catch((error: unknown) => report(error, 'requests repeat'))
  await remindClients(deadlineMs / 4).catch((error: unknown) => report(error, 'requests remind'))
  await sealSignatures(deadlineMs / 4).catch((error: unknown) => report(error, 'signatures seal'))
  await deliverSendings(deadlineMs / 4).catch((error: unknown) => report(error, 'sendings deliver'))
  await refreshStaleMonths(deadlineMs / 4).catch((error: unknown) => report(error, 'dian-lists refresh'))
  await keepTexts(deadlineMs / 4).catch((error: unknown) => report(error, 'search texts'))
  await readOutsideCalendars(deadlineMs / 4).catch((error: unknown) => report(error, 'appointments outside'))
  await continueImports().catch((error: unknown) => report(error, 'clients import'))
  const { sent, failed, settled } = await sendOutbox({ deadlineMs })
  await settled
  return { sent, failed }
}

/** Reminds the firm of missing yearly figures such as the UVT, and clients of due dates, when reminders are allowed. */
async function tellOfDates(budgetMs: number): Promise<void> {
  const now = new Date()
  const open = await openDays()
  if (!mayRemind(open, now)) return
  await remindOfFigures(bogotaDay(now))
  await remindDates(open, bogotaDay(now), budgetMs)
}

/** Expires documents that were not signed in time, and reminds signers at the allowed hours. */
async function mindSignatures(now = new Date()): Promise<void> {
  await unwrap(adminClient().rpc('expire_signatures'), 'signatures.expire')
  if (mayRemind(await openDays(), now))
    await unwrap(
      adminClient().rpc('queue_signature_reminders', { moment: now.toISOString() }),
      'signatures.remind',
    )
}

/** Offers free hours to clients on the waiting list, and ends offers and requests that nobody answered. */
async function offerFreedHours(): Promise<void> {
  await unwrap(adminClient().rpc('offer_freed_hours'), 'appointments.offer')
}

async function sendDigests(now = new Date()): Promise<void> {
  await queueDigests(await openDays(), now)
}

async function remindOfAppointments(): Promise<void> {
  await unwrap(adminClient().rpc('queue_appointment_reminders'), 'appointments.remind')
}

/** Continues client imports that stopped because somebody closed the page. */
async function continueImports(): Promise<void> {
  await unwrap(adminClient().rpc('continue_client_imports'), 'clients.import')
}

/** Deletes rows whose storage period has ended, and returns their number. */
async function forgetExpired(): Promise<number> {
  return unwrap(adminClient().rpc('forget_expired'), 'operations.retention')
}

async function noteHousekeeping(): Promise<void> {
  await unwrap(adminClient().rpc('note_housekeeping'), 'operations.heartbeat')
}
