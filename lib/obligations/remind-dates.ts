import 'server-only'
import { z } from 'zod'
import { obligationPhases } from '@/content/obligations'
import { accountId } from '@/lib/ids'
import { onOrAfter, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { titleOf } from '@/lib/obligations/obligation'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Clients are reminded `days` before a due date; `waiting` limits this to obligations that wait for the client. */
const notices = [
  { days: 1, waiting: false },
  { days: 5, waiting: false },
  { days: 10, waiting: true },
] as const

/** A reminder that falls on a non-business day is sent on the business day before. */
export function reminderSpans(open: BusinessDays, today: CivilDay) {
  const next = onOrAfter(open, addDays(today, 1))
  return notices.map((notice) => ({ ...notice, until: addDays(next, notice.days - 1) }))
}

const near = z.array(
  z.object({
    client: accountId,
    company: z.string().nullable(),
    dates: z.array(
      z.object({
        id: z.uuid(),
        days: z.number(),
        due: z.string(),
        obligation: z.string(),
        name: z.string().nullable(),
        municipality: z.string().nullable(),
        period: z.string(),
        state: z.string(),
      }),
    ),
  }),
)
type Near = z.output<typeof near>[number]

const batch = 100

/** Queues one mail per client and returns their number. Several processes may do this at once. */
export async function remindDates(open: BusinessDays, today: CivilDay, budgetMs: number): Promise<number> {
  const began = Date.now()
  let mails = 0
  while (Date.now() - began < budgetMs) {
    const clients = await unwrap(
      adminClient().rpc('dates_to_remind', { today, spans: reminderSpans(open, today), most: batch }),
      'obligations.near',
      near,
    )
    if (clients.length === 0) break
    const reminders = clients.map((one) => ({ ...one, mail: mailOf(one) }))
    const data = await unwrap(adminClient().rpc('queue_date_reminders', { reminders }), 'obligations.remind')
    mails += data
    // Clients who cannot get mail are found again in each round, so the loop must end when it has queued no mail.
    if (data === 0) break
  }
  return mails
}

function mailOf({ client, company, dates }: Near) {
  const lines = dates.map(({ due, state, ...one }) => {
    const waits = state === 'waiting' ? ` (${obligationPhases.waiting.toLowerCase()})` : ''
    return `• ${formatDay(due)}: ${titleOf(one)}${waits}`
  })
  const [first] = dates
  return {
    account: client,
    company: company ?? '',
    first: first ? formatDay(first.due) : '',
    dates: lines.join('\n'),
  }
}
