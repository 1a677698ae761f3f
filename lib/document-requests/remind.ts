import 'server-only'
import { z } from 'zod'
import type { BusinessDays } from '@/lib/calendar/business-days'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openDays } from '@/lib/document-requests/open-days'
import { mayRemind, nextReminder } from '@/lib/document-requests/reminders'
import { checkpoint } from '@/lib/observability/checkpoint'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const asked = z.array(
  z.object({
    id: z.uuid(),
    version: z.number(),
    sentOn: z.string(),
    dueOn: z.string(),
    before: z.number().nullable(),
    every: z.number().nullable(),
    until: z.enum(['complete', 'due']),
    remindedOn: z.string().nullable(),
    sent: z.number(),
    promisedOn: z.string().nullable(),
    at: z.string().nullable(),
  }),
)

/** The number of requests in one transaction, so that a transaction takes well under a second. */
const batch = 100

/** Queues the due reminders in mailing hours, and returns the number of mails. */
export async function remindClients(budgetMs: number, now = new Date()): Promise<number> {
  const began = Date.now()
  const inTime = () => Date.now() - began < budgetMs
  const days = await openDays()
  while (inTime() && (await planReminders(days)) > 0);
  let mails = 0
  while (mayRemind(days, now) && inTime()) {
    const due = await readDue(now)
    if (due.length === 0) break
    mails += await queueReminders(due, days, now)
  }
  return mails
}

async function planReminders(days: BusinessDays): Promise<number> {
  const due = await unwrap(
    adminClient().rpc('reminders_to_plan', { most: batch }),
    'document-requests.to-plan',
    asked,
  )
  if (due.length === 0) return 0
  const plans = due.map((one) => ({ id: one.id, version: one.version, at: nextReminder(days, one) }))
  return unwrap(adminClient().rpc('plan_reminders', { plans }), 'document-requests.plan')
}

async function readDue(now: Date) {
  return unwrap(
    adminClient().rpc('due_reminders', { moment: now.toISOString(), most: batch }),
    'document-requests.due',
    asked,
  )
}

async function queueReminders(due: z.output<typeof asked>, days: BusinessDays, now: Date): Promise<number> {
  const reminders = due.map((one) => ({
    id: one.id,
    at: one.at,
    next: nextReminder(days, { ...one, remindedOn: bogotaDay(now), sent: one.sent + 1 }),
  }))
  const data = await unwrap(
    adminClient().rpc('queue_reminders', {
      reminders,
      moment: now.toISOString(),
    }),
    'document-requests.queue',
  )
  checkpoint('reminders.queued')
  return data
}
