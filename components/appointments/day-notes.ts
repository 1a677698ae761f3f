import type { DayNotes } from '@/components/ui/calendar-day'
import { appointments } from '@/content/appointments'
import { closedOn, freeSlots, type Agenda } from '@/lib/appointments/rules'

const { closed, firmClosed, holiday } = appointments.booking

/** What the calendar says of each day: the name of a holiday, and why a day cannot be chosen. */
export const dayNotes =
  (agenda: Agenda): DayNotes =>
  (day) => {
    const problem = closedOn(day, agenda)
    if (problem?.reason === 'holiday') return { mark: holiday(problem.name), closed: closed.sunday }
    if (problem?.reason === 'firm') return { mark: firmClosed(problem.name), closed: closed.sunday }
    if (problem) return { closed: closed[problem.reason] }
    return freeSlots(day, agenda).length === 0 ? { closed: closed.full } : null
  }
