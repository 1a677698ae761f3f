import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { memberFeed } from '@/content/appointment-feed'
import { appointments } from '@/content/appointments'
import type { Appointment } from '@/lib/appointments/appointment'
import { calendarText, obligationTitle } from '@/content/obligations'
import { feedRow, type Feed } from '@/lib/appointments/feed-state'
import { placeNames } from '@/lib/appointments/places'
import { placeText } from '@/lib/format/appointment-place'
import { addDays } from '@/lib/calendar/civil-day'
import { appointmentEvent, calendarType, writeCalendar, type CalendarEvent } from '@/lib/calendar/ics'
import { env } from '@/lib/env'
import type { Client, Member } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { readPeriod } from '@/lib/tax-calendar/period'

/** The URL of a new feed (`href`) is shown only once, because only its hash is stored. */
export type NewFeed = Feed & { href: string }

const appointmentEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.string(),
  sequence: z.number(),
  updatedAt: z.string(),
  place: z.enum(placeNames),
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
const hrefOf = (secret: string) => `${env.SITE_URL}/api/citas/calendario/${secret}.ics`
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

export async function readFeedState(user: SignedIn): Promise<Feed | null> {
  return unwrap(user.db.rpc('my_calendar_feed'), 'appointments.feed-state', feedRow.nullable())
}

/** Replaces the feed's URL; the previous URL stops working at once. */
export async function renewFeed(client: Client): Promise<NewFeed> {
  const secret = randomBytes(32).toString('base64url')
  return {
    ...(await unwrap(
      client.db.rpc('renew_calendar_feed', { token_sha256: digest(secret) }),
      'appointments.feed-renew',
      feedRow,
    )),
    href: hrefOf(secret),
  }
}

export async function revokeFeed(client: Client): Promise<void> {
  await unwrap(client.db.rpc('revoke_calendar_feed'), 'appointments.feed-revoke')
}

export async function renewMemberFeed({ db }: Member): Promise<NewFeed> {
  const secret = randomBytes(32).toString('base64url')
  const made = db.rpc('renew_member_feed', { token_sha256: digest(secret) })
  return { ...(await unwrap(made, 'feed.member-renew', feedRow)), href: hrefOf(secret) }
}

/** Returns the calendar file for the secret in a feed's URL; null for an unknown secret. */
export async function readFeed(secret: string): Promise<string | null> {
  if (!token.test(secret)) return null
  const hash = { token_sha256: digest(secret) }
  const found = await unwrap(adminClient().rpc('read_calendar_feed', hash), 'appointments.feed', entries)
  if (found)
    return feedFile(appointments.event.calendar, [
      ...found.appointments.map((entry) => entryEvent(entry)),
      ...found.obligations.map(obligationEvent),
    ])
  const own = await unwrap(
    adminClient().rpc('read_member_feed', hash),
    'feed.member',
    z.array(appointmentEntry).nullable(),
  )
  return (
    own &&
    feedFile(
      memberFeed.event.calendar,
      own.map((entry) => entryEvent(entry, true)),
    )
  )
}

const feedFile = (name: string, events: CalendarEvent[]) =>
  writeCalendar({ method: 'PUBLISH', events, feed: { name, everyHours: 1 } })

const entryEvent = (entry: z.output<typeof appointmentEntry>, forFirm = false) =>
  appointmentEvent({ ...entry, forFirm, place: placeText(entry.place, entry.placeDetail) }, entry.updatedAt)

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
