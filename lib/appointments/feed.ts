import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { appointments } from '@/content/appointments'
import type { Appointment } from '@/lib/appointments/appointment'
import { calendarText, obligationTitle } from '@/content/obligations'
import { placeText } from '@/lib/format/appointment-place'
import { addDays } from '@/lib/calendar/civil-day'
import { appointmentEvent, calendarType, writeCalendar, type CalendarEvent } from '@/lib/calendar/ics'
import { env } from '@/lib/env'
import type { Client } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { readPeriod } from '@/lib/tax-calendar/period'

/** `readAt` is when a calendar app last read the feed, rounded to the hour. */
export type Feed = { createdAt: string; readAt: string | null }
/** `href` is only known when the address has just been made. */
export type NewFeed = Feed & { href: string }

const feedRow = z
  .object({ created_at: z.string(), read_at: z.string().nullable() })
  .transform(({ created_at, read_at }): Feed => ({ createdAt: created_at, readAt: read_at }))

const appointmentEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.string(),
  sequence: z.number(),
  updatedAt: z.string(),
  place: z.enum(['video', 'office', 'phone']),
  placeDetail: z.string().nullable(),
})
const obligationEntry = z.object({
  id: z.uuid(),
  obligation: z.string(),
  name: z.string().nullable(),
  municipality: z.string().nullable(),
  period: z.string(),
  due: z.string(),
  state: z.string(),
  sequence: z.number(),
  updatedAt: z.string(),
})
const entries = z
  .object({ appointments: z.array(appointmentEntry), obligations: z.array(obligationEntry) })
  .nullable()

const token = /^[A-Za-z0-9_-]{43}$/
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Returns the state of the feed, without its address, because the database only stores a hash of the address. */
export async function readFeedState(user: SignedIn): Promise<Feed | null> {
  return unwrap(user.db.rpc('my_calendar_feed'), 'appointments.feed-state', feedRow.nullable())
}

/** Replaces the feed's address; the previous one stops working at once. The new address cannot be read again later. */
export async function renewFeed(client: Client): Promise<NewFeed> {
  const secret = randomBytes(32).toString('base64url')
  return {
    ...(await unwrap(
      client.db.rpc('renew_calendar_feed', { token_sha256: digest(secret) }),
      'appointments.feed-renew',
      feedRow,
    )),
    href: `${env.SITE_URL}/api/citas/calendario/${secret}.ics`,
  }
}

export async function revokeFeed(client: Client): Promise<void> {
  await unwrap(client.db.rpc('revoke_calendar_feed'), 'appointments.feed-revoke')
}

export async function readFeed(secret: string): Promise<string | null> {
  if (!token.test(secret)) return null
  const found = await unwrap(
    adminClient().rpc('read_calendar_feed', { token_sha256: digest(secret) }),
    'appointments.feed',
    entries,
  )
  return (
    found &&
    writeCalendar({
      method: 'PUBLISH',
      events: [
        ...found.appointments.map((entry) =>
          appointmentEvent({ ...entry, place: placeText(entry.place, entry.placeDetail) }, entry.updatedAt),
        ),
        ...found.obligations.map(obligationEvent),
      ],
      feed: { name: appointments.event.calendar, everyHours: 1 },
    })
  )
}

/** Writes a due date as a whole-day event, without amounts. */
function obligationEvent({
  id,
  period,
  due,
  state,
  sequence,
  updatedAt,
  ...named
}: ObligationEntry): CalendarEvent {
  const title = obligationTitle({ ...named, period: readPeriod(period) })
  const { done, details } = calendarText.event
  return {
    uid: `${id}@${new URL(env.SITE_URL).hostname}`,
    sequence,
    stamp: updatedAt,
    start: due,
    end: addDays(due, 1),
    wholeDay: true,
    title: state === 'filed' || state === 'paid' ? done(title) : title,
    details,
    place: '',
    url: `${env.SITE_URL}/portal/calendario`,
    status: 'CONFIRMED',
  }
}
type ObligationEntry = z.output<typeof obligationEntry>

export const calendarFile = (appointment: Appointment): Response =>
  new Response(
    writeCalendar({
      method: 'PUBLISH',
      events: [appointmentEvent(appointment, new Date().toISOString())],
    }),
    {
      headers: {
        'content-type': calendarType,
        'content-disposition': `attachment; filename="${appointments.event.file}"`,
      },
    },
  )
