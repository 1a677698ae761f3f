import { memberFeed } from '@/content/appointment-feed'
import { appointments } from '@/content/appointments'
import { firm } from '@/content/firm'
import { env } from '@/lib/env'

/** A calendar event (RFC 5545); moments are written like `2026-12-09T14:00:00.000Z`. */
export type CalendarEvent = {
  uid: string
  sequence: number
  stamp: string
  /** `start` and `end` are moments or, for whole days, the first day and the day after the last. */
  start: string
  end: string
  wholeDay?: true
  title: string
  details: string
  place: string
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** The person whom a mail invites; `answers` is true when the calendar app asks for an answer. */
  guest?: { email: string; answers: boolean }
}

type CalendarFile = {
  /** `PUBLISH` only shows events, `REQUEST` invites people or changes events, `CANCEL` withdraws them (RFC 5546). */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  events: readonly CalendarEvent[]
  /** The feed's name, and how often subscribed calendar apps should read the feed. */
  feed?: { name: string; everyHours: number }
}

export const calendarType = 'text/calendar; charset=utf-8'
const maker = '-//Portal de Clientes//Citas//ES'
const lineOctets = 75
const encoder = new TextEncoder()

/** Writes a calendar file (RFC 5545) with all times in UTC, so that no time zone table is needed. */
export function writeCalendar({ method, events, feed }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${maker}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feed
      ? [
          `NAME:${text(feed.name)}`,
          `X-WR-CALNAME:${text(feed.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.everyHours}H`,
          `X-PUBLISHED-TTL:PT${feed.everyHours}H`,
        ]
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${time(event.stamp)}`,
    event.wholeDay ? `DTSTART;VALUE=DATE:${event.start.replaceAll('-', '')}` : `DTSTART:${time(event.start)}`,
    event.wholeDay ? `DTEND;VALUE=DATE:${event.end.replaceAll('-', '')}` : `DTEND:${time(event.end)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.details)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.status}`,
    `TRANSP:${event.status === 'CANCELLED' || event.wholeDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    `ORGANIZER;CN=${quoted(firm.name)}:mailto:${sender()}`,
    ...(event.guest
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;${event.guest.answers ? 'PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : 'PARTSTAT=ACCEPTED;RSVP=FALSE'}:mailto:${event.guest.email}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

/** If the organizer's address differs from the mail's sender, mail programs show the organizer as a stranger. */
const sender = () => /[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM)?.[0] ?? firm.email

const time = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545 does not allow control characters, so they become spaces. */
const text = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, ' ')}"`

/** RFC 5545 limits a line to 75 octets, so longer lines are folded, but never within a character. */
function fold(line: string): string {
  const folded: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      folded.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...folded, part].join('\r\n')
}

type EventSource = {
  id: string
  title: string
  startsAt: string
  endsAt: string
  status: string
  sequence: number
  place: string
  /** True for the calendar of the attending member, false for the client's. */
  forFirm?: boolean
}

const statuses: Partial<Record<string, CalendarEvent['status']>> = {
  requested: 'TENTATIVE',
  proposed: 'TENTATIVE',
  cancelled: 'CANCELLED',
}

/** The UID of an event never changes, so that calendar apps recognise the event. */
export function appointmentEvent(source: EventSource, stamp: string, invited?: string): CalendarEvent {
  const { id, title, startsAt, endsAt, status, sequence, place, forFirm = false } = source
  return {
    uid: `${id}@${new URL(env.SITE_URL).hostname}`,
    sequence,
    stamp,
    start: startsAt,
    end: endsAt,
    title,
    details: forFirm ? memberFeed.event.details : appointments.event.details,
    place,
    url: `${env.SITE_URL}/${forFirm ? 'admin' : 'portal'}/citas/${id}`,
    status: statuses[status] ?? 'CONFIRMED',
    ...(invited ? { guest: { email: invited, answers: status === 'proposed' } } : {}),
  }
}
