import 'server-only'
import { z } from 'zod'
import { callGoogle, googleAddress } from '@/lib/appointments/google/google-call'
import { momentAt } from '@/lib/calendar/civil-day'
import { DeliveryError } from '@/lib/deliveries/delivery-error'

const eventsUrl = (id = '') =>
  googleAddress('calendar', `/calendar/v3/calendars/primary/events${id && `/${id}`}`)

/** The portal's events have fixed ids, so that a repeated call creates no second event. */
export const eventId = (appointment: string) => `portal${appointment.replaceAll('-', '')}`

const ownId = /^portal([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/
const appointmentOf = (id: string) => ownId.exec(id)?.slice(1).join('-')

export type WrittenEvent = {
  appointment: string
  title: string
  text: string
  place: string
  from: string
  until: string
  /** False while client and firm are still agreeing on another hour. */
  sure: boolean
}

/** Creates or changes the event of an appointment, even if the event was deleted at Google. */
export async function writeEvent(access: string, event: WrittenEvent, signal: AbortSignal): Promise<void> {
  const id = eventId(event.appointment)
  const body = {
    status: event.sure ? 'confirmed' : 'tentative',
    summary: event.title,
    description: event.text,
    location: event.place,
    start: { dateTime: event.from, timeZone: 'America/Bogota' },
    end: { dateTime: event.until, timeZone: 'America/Bogota' },
    // The portal blocks the hour of the appointment itself, so the event in Google must not count as busy time.
    transparency: 'transparent',
    // Somebody with whom the member shares the calendar must not see who comes, so the event is private.
    visibility: 'private',
    extendedProperties: { private: { portal: event.appointment } },
  }
  const call = { access, signal, shape: z.unknown() }
  try {
    // Only these fields of the event are changed, so additions of the owner, such as a colour, remain.
    await callGoogle(eventsUrl(id), { ...call, method: 'PATCH', body })
  } catch (error) {
    if (!(error instanceof DeliveryError && error.status === 404)) throw error
    await callGoogle(eventsUrl(), { ...call, method: 'POST', body: { ...body, id } })
  }
}

export async function removeEvent(access: string, appointment: string, signal: AbortSignal): Promise<void> {
  const call = { method: 'DELETE', access, signal, shape: z.unknown() } as const
  await callGoogle(eventsUrl(eventId(appointment)), call).catch((error: unknown) => {
    const isGone = error instanceof DeliveryError && (error.status === 404 || error.status === 410)
    if (!isGone) throw error
  })
}

/** An event of the portal at Google; the hour is missing if the event was deleted there. */
export type EventChange = { appointment: string; from?: string; until?: string }

const time = z.object({
  dateTime: z.iso.datetime({ offset: true }).optional(),
  date: z.iso.date().optional(),
})
const eventsAnswer = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        status: z.string().optional(),
        start: time.optional(),
        end: time.optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})
/** At most this many pages of events are read; a page has up to 2,500 events. */
const mostPages = 40
/** Only these fields of events are requested, so titles, guests and other data stay at Google. */
const fields = 'nextPageToken,nextSyncToken,items(id,status,start,end)'

/** Returns the events that changed since `syncToken`, or all events if the token is missing or too old. */
export async function changedEvents(
  access: string,
  syncToken: string | null,
  from: number,
  signal: AbortSignal,
): Promise<{ changes: EventChange[]; syncToken: string }> {
  try {
    return await listChanges(
      access,
      syncToken ? { syncToken } : { timeMin: new Date(from).toISOString() },
      signal,
    )
  } catch (error) {
    if (!(syncToken && error instanceof DeliveryError && error.status === 410)) throw error
    return changedEvents(access, null, from, signal)
  }
}

async function listChanges(access: string, since: Record<string, string>, signal: AbortSignal) {
  const changes: EventChange[] = []
  let page: Record<string, string> = {}
  for (let pages = 0; pages < mostPages; pages += 1) {
    const url = eventsUrl()
    url.search = new URLSearchParams({
      ...since,
      ...page,
      fields,
      showDeleted: 'true',
      maxResults: '2500',
    }).toString()
    const { items, nextPageToken, nextSyncToken } = await callGoogle(url, {
      access,
      signal,
      shape: eventsAnswer,
    })
    for (const item of items) {
      const appointment = appointmentOf(item.id)
      if (appointment) changes.push({ appointment, ...(item.status === 'cancelled' ? {} : hourOf(item)) })
    }
    if (nextSyncToken) return { changes, syncToken: nextSyncToken }
    if (!nextPageToken) throw new DeliveryError('google:garbage')
    page = { pageToken: nextPageToken }
  }
  throw new DeliveryError('google:too-many')
}

/** A whole day lasts from midnight to midnight in Bogotá. */
const momentOf = ({ dateTime, date }: z.output<typeof time> = {}) =>
  dateTime ? new Date(dateTime).toISOString() : date && momentAt(date, 0)

/** True for the years 2000 to 2099; an event at a moment outside of these years is read without its hour. */
const isStorable = (moment: string) => moment > '2000' && moment < '2100'

function hourOf({ start, end }: z.output<typeof eventsAnswer>['items'][number]): Partial<EventChange> {
  const [from, until] = [momentOf(start), momentOf(end)]
  return from && until && from < until && [from, until].every(isStorable) ? { from, until } : {}
}
