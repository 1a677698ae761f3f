import type { DayNotes } from '@/components/ui/calendar-day'
import { appointments } from '@/content/appointments'
import { closedOn, freeSlots, type Agenda } from '@/lib/appointments/rules'

const { closed, holiday } = appointments.booking

/** What the calendar says of each day: the name of a holiday, and why a day cannot be chosen. */
export const dayNotes =
  (agenda: Agenda): DayNotes =>
  (day) => {
    const problem = closedOn(day, agenda.now)
    if (problem?.reason === 'holiday') return { mark: holiday(problem.name), closed: closed.sunday }
    if (problem) return { closed: closed[problem.reason] }
    return freeSlots(day, agenda).length === 0 ? { closed: closed.full } : null
  }
