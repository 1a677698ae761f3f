import 'server-only'
import { z } from 'zod'
import type { OutsideProblem } from '@/content/appointment-outside'
import { CalendarProblem, fetchCalendar } from '@/lib/appointments/fetch-calendar'
import { openToken } from '@/lib/appointments/google/consent'
import type { EventChange } from '@/lib/appointments/google/google-events'
import { readGoogle } from '@/lib/appointments/google/read-google'
import { openAddress } from '@/lib/appointments/outside-address'
import { busyLimits } from '@/lib/calendar/busy-limits'
import type { BusyRange } from '@/lib/calendar/busy-times'
import { bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { isLocal } from '@/lib/deliveries/services'
import { env } from '@/lib/env'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { withCalendarReader } from '@/lib/uploads/reader/readers'

type Calendar = { address: string; etag: string | null; email: string | null; tentative: boolean }
export type BusyReading =
  | { problem: OutsideProblem }
  | { busy: BusyRange[] | null; etag: string | null; changes?: EventChange[]; syncToken?: string }

/** Reads the busy hours of the next 90 days from a calendar; `busy` is null when the calendar has not changed. */
export async function readCalendar(calendar: Calendar): Promise<BusyReading> {
  const { address, etag, email, tentative } = calendar
  try {
    const fetched = await fetchCalendar(address, { etag, allowLoopback: isLocal() })
    if (fetched === 'same') return { busy: null, etag }
    const from = Date.parse(momentAt(bogotaDay(new Date()), 0))
    const wanted = {
      step: 'calendar',
      from,
      // One more day than needed is read, because this result is still used after midnight, until the next reading.
      until: from + (busyLimits.days + 2) * 86_400_000,
      ownUids: `@${new URL(env.SITE_URL).hostname}`,
      emails: email ? [email] : [],
      tentative,
    } as const
    const answer = await withCalendarReader({ client: '', background: true }, (ask) =>
      ask(wanted, fetched.body),
    )
    if ('busy' in answer) return { busy: answer.busy, etag: fetched.etag }
    return { problem: 'busyProblem' in answer ? answer.busyProblem : 'too-many' }
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.problem }
    throw error
  }
}

export async function storeReading(member: string, version: string, reading: BusyReading): Promise<void> {
  const { problem, busy, etag } = { problem: null, busy: null, etag: null, ...reading }
  const stored = {
    member,
    version,
    ...(busy && { busy }),
    ...(etag && { etag }),
    ...(problem && { problem }),
  }
  await unwrap(adminClient().rpc('store_outside_calendar', stored), 'outside.store')
  if ('problem' in reading || !reading.changes || !reading.syncToken) return
  const found = { member, version, changes: reading.changes, sync_token: reading.syncToken }
  await unwrap(adminClient().rpc('store_google_changes', found), 'google.changes')
}

const claims = z.array(
  z.object({
    person: z.uuid(),
    source: z.enum(['ical', 'google']),
    address: z.string(),
    version: z.string(),
    tentative: z.boolean(),
    email: z.string().nullable(),
    etag: z.string().nullable(),
    sync_token: z.string().nullable(),
  }),
)

type Due = z.output<typeof claims>[number]

async function readDue(due: Due): Promise<BusyReading> {
  if (due.source === 'google') {
    const token = openToken(due.address, due.person)
    return token ? readGoogle(token, due.sync_token) : { problem: 'key' }
  }
  const address = openAddress(due.address, due.person)
  return address ? readCalendar({ ...due, address }) : { problem: 'key' }
}

/** The number of calendars that are read at the same time, so that a slow calendar does not delay the others. */
const lanes = 3

/** Reads the calendars that are due; after `budgetMs` no further calendar is read. */
export async function readOutsideCalendars(budgetMs: number): Promise<void> {
  const began = Date.now()
  const first = await claimDue()
  if (!first) return
  const others = Array.from({ length: lanes - 1 }, () => readLane(began, budgetMs))
  await Promise.all([readLane(began, budgetMs, first), ...others])
}

async function claimDue(): Promise<Due | undefined> {
  const claimed = adminClient().rpc('claim_outside_calendars', { most: 1 })
  const [due] = await unwrap(claimed, 'outside.claim', claims)
  return due
}

async function readLane(began: number, budgetMs: number, first?: Due): Promise<void> {
  let due = first ?? (await claimDue())
  while (due) {
    await readOne(due)
    due = Date.now() - began < budgetMs ? await claimDue() : undefined
  }
}

async function readOne(due: Due): Promise<void> {
  const store = (reading: BusyReading) => storeReading(due.person, due.version, reading)
  try {
    await store(await readDue(due))
  } catch (error) {
    // An unreadable calendar must not delay the other calendars, so its failure is only recorded.
    report(error, 'appointments outside-read')
    await store({ problem: 'unreachable' })
  }
}
