import { agenda } from '@/content/appointment-agenda'
import type { AgendaEntry, AgendaWeek } from '@/lib/appointments/agenda'
import {
  attendsEntry,
  closedOn,
  closureAt,
  hoursOf,
  isFree,
  type Agenda,
  type ClosedHours,
} from '@/lib/appointments/rules'
import { addDays, bogotaDay, hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'

const text = agenda.week

export type WeekDay = { day: CivilDay; title: string; note: string | null; isToday: boolean }
export type WeekCell = {
  slot: string
  entries: AgendaEntry[]
  /** True when a client of another member has booked this hour. */
  busy: boolean
  closed: string | null
  free: boolean
  attended: boolean
}
export type WeekGrid = { days: WeekDay[]; hours: number[]; at: (day: CivilDay, hour: number) => WeekCell }

const place = (moment: string) => `${bogotaDay(moment)} ${hourOf(moment)}`

function noteOf(day: CivilDay, closed: readonly ClosedHours[], now: string): string | null {
  const holiday = holidayOn(day)
  if (holiday) return text.holiday(holiday)
  // `closedOn` answers only «past» for a past day, so it gets the start of the day instead of the present time.
  const whole = closedOn(day, { now: day < bogotaDay(now) ? momentAt(day, 0) : now, closed })
  return whole?.reason === 'firm' ? text.closed(whole.name) : null
}

/** Returns for example `Lunes 23`. */
const titleOf = (day: CivilDay) => capitalized(formatWeekday(day)).replace(/ de .*/, '')

/** `person` is the member whose week is shown, null for all; `hours` are the free hours of the members who can attend. */
type Whose = { person: string | null; hours: Agenda }

/** The rows are the opening hours and every other hour that has an appointment. */
export function weekGrid(
  monday: CivilDay,
  week: AgendaWeek,
  closed: readonly ClosedHours[],
  now: string,
  { person, hours: free }: Whose,
): WeekGrid {
  const isShown = (one: { person: string | null; second: string | null }) =>
    person === null || attendsEntry(one, person)
  const appointments = week.appointments.filter(isShown)
  const busy = week.busy.filter(isShown).map(({ at }) => at)
  const moments = [...appointments.map(({ startsAt }) => startsAt), ...busy]
  const sunday = addDays(monday, 6)
  const onSunday = moments.some((moment) => bogotaDay(moment) === sunday)
  const days = Array.from({ length: onSunday ? 7 : 6 }, (_, n) => addDays(monday, n))
  const hours = new Set([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, ...moments.map(hourOf)])
  const taken = new Set(busy.map(place))
  const known = Map.groupBy(appointments, ({ startsAt }) => place(startsAt))
  return {
    days: days.map((day) => ({
      day,
      title: titleOf(day),
      note: noteOf(day, closed, now),
      isToday: day === bogotaDay(now),
    })),
    hours: [...hours].toSorted((a, b) => a - b),
    at: (day, hour) => {
      const slot = momentAt(day, hour)
      const entries = known.get(place(slot)) ?? []
      const isBusy = taken.has(place(slot))
      const attended = hoursOf(day).includes(hour)
      const closure = attended ? (closureAt(day, hour, closed)?.reason ?? null) : null
      return { slot, entries, busy: isBusy, closed: closure, free: isFree(slot, free), attended }
    },
  }
}
