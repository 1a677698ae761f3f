import 'server-only'
import { z } from 'zod'
import { obligationPhases } from '@/content/obligations'
import { onOrAfter, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { formatListDate } from '@/lib/format/date'
import { titleOf } from '@/lib/obligations/obligation'
import { adminClient } from '@/lib/supabase/admin'

/** When clients are told of a date: so many days before it, `waiting` only of what waits for them. The nearest first. */
const notices = [
  { days: 1, waiting: false },
  { days: 5, waiting: false },
  { days: 10, waiting: true },
] as const

/** The dates that a notice of this business day is about, up to `until`: one that would fall on a day off comes before it. */
export function reminderSpans(open: BusinessDays, today: CivilDay) {
  const next = onOrAfter(open, addDays(today, 1))
  return notices.map((notice) => ({ ...notice, until: addDays(next, notice.days - 1) }))
}

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
 * number of processes may run it at once. Returns how many mails; stops before a new batch once `budgetMs` are over.
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
