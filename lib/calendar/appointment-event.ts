import { appointments } from '@/content/appointments'
import { firm } from '@/content/firm'
import { env } from '@/lib/env'
import type { CalendarEvent } from '@/lib/calendar/ics'

/** What a calendar needs of an appointment. */
export type EventSource = {
  id: string
  title: string
  startsAt: string
  endsAt: string
  status: string
  sequence: number
}

const statuses: Partial<Record<string, CalendarEvent['status']>> = {
  requested: 'TENTATIVE',
  proposed: 'TENTATIVE',
  cancelled: 'CANCELLED',
}

/** The event of an appointment: the same UID for its whole life. `invited` is the client's address, for mails. */
export function appointmentEvent(source: EventSource, stamp: string, invited?: string): CalendarEvent {
  const { id, title, startsAt, endsAt, status, sequence } = source
  return {
    uid: `${id}@${new URL(env.SITE_URL).hostname}`,
    sequence,
    stamp,
    start: startsAt,
    end: endsAt,
    title,
    details: appointments.event.details,
    place: appointments.event.place,
    address: `${env.SITE_URL}/portal/citas/${id}`,
    status: statuses[status] ?? 'CONFIRMED',
    ...(invited ? { people: { organizer: { name: firm.name, email: firm.email }, attendee: invited } } : {}),
  }
}
