import 'server-only'
import { appointments } from '@/content/appointments'
import type { Appointment } from '@/lib/appointments/appointment'
import { appointmentEvent, writeCalendar } from '@/lib/calendar/ics'

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
