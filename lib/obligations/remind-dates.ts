import 'server-only'
import { z } from 'zod'
import { obligationPhases } from '@/content/obligations'
import type { BusinessDays } from '@/lib/calendar/business-days'
import { momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { formatListDate } from '@/lib/format/date'
import { reminderSpans } from '@/lib/obligations/date-reminders'
import { titleOf } from '@/lib/obligations/obligation'
import { adminClient } from '@/lib/supabase/admin'

const near = z.array(
  z.object({
    client: z.uuid(),
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

/** Clients of one transaction. */
const batch = 100

/**
 * Writes down the mails about dates that come near on that business day, one for each client. What moved since it was told is told anew. Any
 * number of processes may run it at once. Answers how many mails; stops before a new batch once `budgetMs` are over.
 */
export async function remindDates(open: BusinessDays, today: CivilDay, budgetMs: number): Promise<number> {
  const began = Date.now()
  let mails = 0
  while (Date.now() - began < budgetMs) {
    const found = await adminClient().rpc('dates_to_remind', {
      today,
      spans: reminderSpans(open, today),
      most: batch,
    })
    if (found.error) throw new Error('obligations.near', { cause: found.error })
    const clients = near.parse(found.data)
    if (clients.length === 0) break
    const reminders = clients.map((one) => ({ ...one, mail: mailOf(one) }))
    const { data, error } = await adminClient().rpc('queue_date_reminders', { reminders })
    if (error) throw new Error('obligations.remind', { cause: error })
    mails += data
    // Nobody of them could be told: they would be found again.
    if (data === 0) break
  }
  return mails
}

const named = (due: string) => formatListDate(momentAt(due, 12))

function mailOf({ client, company, dates }: Near) {
  const lines = dates.map(({ due, state, ...one }) => {
    const waits = state === 'waiting' ? ` (${obligationPhases.waiting.toLowerCase()})` : ''
    return `• ${named(due)}: ${titleOf(one)}${waits}`
  })
  const [first] = dates
  return {
    account: client,
    company: company ?? '',
    first: first ? named(first.due) : '',
    dates: lines.join('\n'),
  }
}
