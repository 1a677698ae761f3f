import 'server-only'
import { z } from 'zod'
import { googleText } from '@/content/appointment-google'
import { accessToken, openToken } from '@/lib/appointments/google/consent'
import { isRevoked } from '@/lib/appointments/google/google-call'
import { removeEvent, writeEvent } from '@/lib/appointments/google/google-events'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { env } from '@/lib/env'
import { placeText } from '@/lib/format/appointment-place'
import { checkpoint } from '@/lib/observability/checkpoint'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type Target = { appointment: string; person: string }

const wantedShape = z
  .object({
    sealed: z.string(),
    event: z
      .object({
        title: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        place: z.enum(['video', 'office', 'phone']),
        placeDetail: z.string().nullable(),
        sure: z.boolean(),
      })
      .nullable(),
  })
  .nullable()

/** An appointment that changes during a write to Google is written again, in all at most this many times. */
const mostTries = 4

/**
 * Writes an appointment into the Google calendar of an attending member, or removes it from there.
 * A repeated call is safe, because each call writes the present data of the appointment.
 */
export async function syncEvent({ appointment, person }: Target, signal: AbortSignal): Promise<void> {
  const read = () =>
    unwrap(adminClient().rpc('google_event', { appointment, member: person }), 'google.event', wantedShape)
  let wanted = await read()
  for (let tries = 0; wanted && tries < mostTries; tries += 1) {
    const token = openToken(wanted.sealed, person)
    const access = token && (await accessToken(token, signal).catch(nullIfRevoked))
    // Without a consent nothing can be written to Google; after a new consent all appointments are written again.
    if (!access) return
    const { event } = wanted
    if (!event) await removeEvent(access, appointment, signal)
    else
      await writeEvent(
        access,
        {
          appointment,
          title: event.title,
          text: googleText.eventText(`${env.SITE_URL}/admin/citas/${appointment}`),
          place: placeText(event.place, event.placeDetail),
          from: new Date(event.startsAt).toISOString(),
          until: new Date(event.endsAt).toISOString(),
          sure: event.sure,
        },
        signal,
      )
    checkpoint('google.written')
    const hours = event ? { starts_at: event.startsAt, ends_at: event.endsAt } : {}
    const noted = adminClient().rpc('record_google_event', { appointment, member: person, ...hours })
    await unwrap(noted, 'google.record')
    const now = await read()
    if (JSON.stringify(now?.event) === JSON.stringify(event)) return
    wanted = now
  }
  if (wanted) throw new DeliveryError('google:unsettled')
}

function nullIfRevoked(error: unknown): null {
  if (isRevoked(error)) return null
  throw error
}
