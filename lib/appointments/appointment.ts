import { appointments } from '@/content/appointments'
import type { Database } from '@/lib/supabase/database.types'
import { placeText, type Place } from '@/lib/format/appointment-place'
import type { Agenda } from '@/lib/appointments/rules'

type Row = Database['public']['Tables']['appointments']['Row']

export const appointmentColumns =
  'id, title, starts_at, ends_at, status, sequence, note, cancelled_by, person, second_person, type, place, place_detail, answer, offer_until' as const
export type AppointmentColumns = Pick<
  Row,
  | 'id'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'status'
  | 'sequence'
  | 'note'
  | 'cancelled_by'
  | 'person'
  | 'second_person'
  | 'type'
  | 'place'
  | 'place_detail'
  | 'answer'
  | 'offer_until'
>

export type Status = keyof typeof appointments.status

export type Appointment = {
  id: string
  title: string
  startsAt: string
  endsAt: string
  status: Status
  /** The number grows with every change, so that a change based on an older version is refused. */
  sequence: number
  note: string | null
  /** Who cancelled the appointment; `time` means that nobody answered in time. */
  cancelledBy: 'client' | 'firm' | 'time' | null
  person: string | null
  /** The member who attends together with `person`; null for most appointments. */
  second: string | null
  type: string | null
  /** `where` is the kind of place, and `place` is a text with the place and how to attend. */
  where: Place
  place: string
  answer: string | null
  /** The time until which a client of the waiting list can accept this hour; null without such an offer. */
  offerUntil: string | null
}

/** The result of a booking; `taken` means that somebody else has the hour, so the nearest free hours are offered. */
export type Outcome =
  | { kind: 'kept'; appointment: Appointment }
  | { kind: 'taken'; agenda: Agenda; nearest: string[] }

export const toAppointment = (row: AppointmentColumns): Appointment => ({
  id: row.id,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  status: row.status as Status,
  sequence: row.sequence,
  note: row.note,
  cancelledBy: row.cancelled_by as Appointment['cancelledBy'],
  person: row.person,
  second: row.second_person,
  type: row.type,
  where: row.place as Place,
  place: placeText(row.place as Place, row.place_detail),
  answer: row.answer,
  offerUntil: row.offer_until,
})

export const isUnconfirmed = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'requested' || status === 'proposed'

export function googleAddress({ title, startsAt, endsAt, place }: GoogleEvent): string {
  const { event } = appointments
  return googleEventAddress({
    title: title || event.title,
    details: event.details,
    place,
    start: startsAt,
    end: endsAt,
  })
}
export type GoogleEvent = Pick<Appointment, 'title' | 'startsAt' | 'endsAt' | 'place'>

/** Returns local time in the format of Google's links: `20261124T090000`. */
const localTime = (moment: string) =>
  new Date(Date.parse(moment) - 5 * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

type Event = { title: string; details: string; place: string; start: string; end: string }

function googleEventAddress({ title, details, place, start, end }: Event): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${localTime(start)}/${localTime(end)}`,
    ctz: 'America/Bogota',
    details,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
