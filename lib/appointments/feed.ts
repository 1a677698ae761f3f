import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { appointments } from '@/content/appointments'
import type { Appointment } from '@/lib/appointments/appointment'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { env } from '@/lib/env'
import type { Client } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { databaseError } from '@/lib/supabase/database-error'

/** Times of the private address; `readAt` is when a calendar last asked, to the hour. */
export type Feed = { createdAt: string; readAt: string | null }

const feedRow = z
  .object({ created_at: z.string(), read_at: z.string().nullable() })
  .transform(({ created_at, read_at }): Feed => ({ createdAt: created_at, readAt: read_at }))

const entries = z
  .array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.string(),
      sequence: z.number(),
      updatedAt: z.string(),
    }),
  )
  .nullable()

const token = /^[A-Za-z0-9_-]{43}$/
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The client's private address as far as it is known: only its hash is kept. */
export async function readFeedState(user: SignedIn): Promise<Feed | null> {
  const { data, error } = await user.db.rpc('my_calendar_feed')
  if (error) throw databaseError(error, 'appointments.feed-state')
  return feedRow.nullable().parse(data)
}

/** A new private address; the one before stops at once. It is shown this once. */
export async function renewFeed(client: Client): Promise<Feed & { address: string }> {
  const secret = randomBytes(32).toString('base64url')
  const { data, error } = await client.db.rpc('renew_calendar_feed', { token_sha256: digest(secret) })
  if (error) throw databaseError(error, 'appointments.feed-renew')
  return { ...feedRow.parse(data), address: `${env.SITE_URL}/api/citas/calendario/${secret}.ics` }
}

export async function revokeFeed(client: Client): Promise<void> {
  const { error } = await client.db.rpc('revoke_calendar_feed')
  if (error) throw databaseError(error, 'appointments.feed-revoke')
}

/** The calendar file behind a private address; null when nobody has it. */
export async function readFeed(secret: string): Promise<string | null> {
  if (!token.test(secret)) return null
  const { data, error } = await adminClient().rpc('read_calendar_feed', { token_sha256: digest(secret) })
  if (error) throw new Error('appointments.feed', { cause: error })
  const found = entries.parse(data)
  return (
    found &&
    writeCalendar({
      method: 'PUBLISH',
      events: found.map((entry) => appointmentEvent(entry, entry.updatedAt)),
      feed: { name: appointments.event.calendar, everyHours: 1 },
    })
  )
}

export const calendarType = 'text/calendar; charset=utf-8'

/** The answer that a browser keeps as a file or hands to the calendar. */
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
