import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'

/** The appointment as it was when the mail was ordered. */
export const appointmentData = z.object({
  id: z.uuid(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.string(),
  sequence: z.int(),
  note: z.string(),
})
export type AppointmentData = z.infer<typeof appointmentData>

/** What members are told of a request; it is no invitation yet. */
export const requestData = z.object({
  id: z.uuid(),
  title: z.string(),
  client: z.string(),
  asked: z.string(),
})
export type RequestData = z.infer<typeof requestData>

/** Whether a mail tells members of a request. */
export const isRequest = (data: object): data is RequestData => 'asked' in data

export const requestValues = ({ id, title, client, asked }: RequestData) => ({
  id,
  title,
  client,
  day: formatLongDay(asked),
  hours: formatHours(asked, new Date(Date.parse(asked) + 3_600_000)),
})

/** Whether a mail is about an appointment. */
export const isAppointment = (data: object): data is AppointmentData => 'startsAt' in data

/** What stands in the texts of the mail. */
export const appointmentValues = ({ id, title, note, startsAt, endsAt }: AppointmentData) => ({
  id,
  title,
  note,
  day: formatLongDay(startsAt),
  hours: formatHours(startsAt, endsAt),
})

/** The calendar file of the mail, which puts the event into the reader's calendar or takes it out. */
export function invitation(data: AppointmentData, to: string) {
  const method = data.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = appointmentEvent(data, new Date().toISOString(), to)
  return {
    method,
    filename: appointments.event.file,
    content: writeCalendar({ method, events: [event] }),
  } as const
}
