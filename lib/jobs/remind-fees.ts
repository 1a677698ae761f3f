import 'server-only'
import { holidays } from '@/lib/document-requests/open-days'
import { nextCollection } from '@/lib/fees/collection-hours'
import type { MailPayload } from '@/lib/mail/mail-payload'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Returns null when reminders of debts are allowed now, otherwise their next allowed moment (ISO 8601). */
export async function collectionWait(now: Date): Promise<string | null> {
  const next = nextCollection(await holidays(), now)
  return next === now.toISOString() ? null : next
}

/** True if the client still gets reminders and owes all fees that the mail names. */
export async function feeReminderHolds({
  data,
}: Extract<MailPayload, { template: 'fee-reminder' }>): Promise<boolean> {
  const call = adminClient().rpc('fee_reminder_holds', { client: data.account, named: data.fees })
  return unwrap(call, 'fees.reminder-holds')
}

/** Queues reminders of late fees if the law allows reminders at this hour. Returns the number of mails. */
export async function remindOfFees(now = new Date()): Promise<number> {
  if (await collectionWait(now)) return 0
  return unwrap(adminClient().rpc('queue_fee_reminders'), 'fees.remind')
}
