import type { ErrorCode } from '@/content/errors'
import { addDays, bogotaDay, momentAt, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'

// The database has the same rules and decides (private.slot_problem). The rules here only choose the hours that a page offers.

/** Clients have to ask at least this many hours before the appointment. */
export const leadHours = 24
/** Hours can be booked or closed up to this many days ahead. */
export const horizonDays = 90
/** The hour assumed when only a date is given. */
export const defaultHour = 9

const hourMs = 3_600_000

export type Closed =
  | { reason: 'holiday' | 'firm'; name: string }
  | { reason: 'past' | 'sunday' | 'soon' | 'far' }

/** Hours that the firm closed, from `from` to `until` in Bogotá time; 0 to 24 is the whole day. */
export type ClosedHours = { day: CivilDay; from: number; until: number; reason: string }

/** `lead` is the number of hours by which a request must precede the appointment; without it `leadHours` applies. */
type Moment = { now: string; closed?: readonly ClosedHours[]; lead?: number }
/** A member of the firm who can attend, with the starting times of their taken hours. */
export type Attendant = { id: string; name: string; busy: readonly string[] }
/** `busy`: starting times of the hours at which none of the people is free. */
export type Agenda = Moment & { busy: readonly string[]; people?: readonly Attendant[] }

/** The agenda of one person; with '' that of whoever is free first. */
export const agendaOf = (agenda: Agenda, person: string): Agenda => {
  const busy = agenda.people?.find(({ id }) => id === person)?.busy
  return busy ? { ...agenda, busy } : agenda
}

/** The hours at which the firm usually starts appointments on this day, without regard to closures. */
export const hoursOf = (day: CivilDay): readonly number[] => {
  const weekday = weekdayOf(day)
  if (weekday === 0 || holidayOn(day)) return []
  return weekday === 6 ? [9, 10, 11, 12] : [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
}

const isSoon = (slot: string, { now, lead = leadHours }: Moment) =>
  Date.parse(slot) < Date.parse(now) + lead * hourMs

export const closureAt = (
  day: CivilDay,
  hour: number,
  closed: readonly ClosedHours[] = [],
): ClosedHours | undefined => closed.find((one) => one.day === day && one.from <= hour && hour < one.until)

export const lastDay = (now: string): CivilDay => addDays(bogotaDay(now), horizonDays)

/** The day's bookable hours as ISO moments, including hours that are already taken. */
export function slotsOf(day: CivilDay, moment: Moment): string[] {
  if (day > lastDay(moment.now)) return []
  return hoursOf(day)
    .filter((hour) => !closureAt(day, hour, moment.closed))
    .map((hour) => momentAt(day, hour))
    .filter((slot) => !isSoon(slot, moment))
}

/** Why the day has no bookable hour; null when it has one. */
export function closedOn(day: CivilDay, moment: Moment): Closed | null {
  const name = holidayOn(day)
  if (name) return { reason: 'holiday', name }
  if (day < bogotaDay(moment.now)) return { reason: 'past' }
  if (weekdayOf(day) === 0) return { reason: 'sunday' }
  if (day > lastDay(moment.now)) return { reason: 'far' }
  const closures = hoursOf(day).map((hour) => closureAt(day, hour, moment.closed))
  if (closures[0] && closures.every(Boolean)) return { reason: 'firm', name: closures[0].reason }
  return slotsOf(day, moment).length === 0 ? { reason: 'soon' } : null
}

/** The day's closures that leave some of its hours open. */
export const closedParts = (day: CivilDay, closed: readonly ClosedHours[] = []): readonly ClosedHours[] =>
  closed.filter((one) => one.day === day && hoursOf(day).some((hour) => !closureAt(day, hour, [one])))

export function freeSlots(day: CivilDay, agenda: Agenda): string[] {
  const taken = new Set(agenda.busy.map((slot) => Date.parse(slot)))
  return slotsOf(day, agenda).filter((slot) => !taken.has(Date.parse(slot)))
}

/** The `count` free hours nearest to `wanted`, in time order; of two equally near ones the earlier is taken. */
export function nearestFree(wanted: string, agenda: Agenda, count = 3): string[] {
  const from = bogotaDay(wanted)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted))
  const found: string[] = []
  for (let away = 0; away <= 2 * horizonDays; away++) {
    for (const day of away === 0 ? [from] : [addDays(from, -away), addDays(from, away)])
      found.push(...freeSlots(day, agenda))
    // Stops when `count` of the found hours are nearer than any hour of the days that were not searched yet.
    if (found.filter((slot) => distance(slot) <= away * 24 * hourMs).length >= count) break
  }
  return found
    .toSorted((a, b) => distance(a) - distance(b) || Date.parse(a) - Date.parse(b))
    .slice(0, count)
    .toSorted()
}

export function openDaysAround(day: CivilDay, agenda: Agenda): { before?: CivilDay; after?: CivilDay } {
  const search = (step: 1 | -1) => {
    for (let away = 1; away <= horizonDays; away++) {
      const candidate = addDays(day, step * away)
      if (freeSlots(candidate, agenda).length > 0) return candidate
    }
    return undefined
  }
  const [before, after] = [search(-1), search(1)]
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) }
}

/** A holiday is announced this many days ahead. */
const noticeDays = 28

/** The next holiday within `noticeDays`, or null; holidays on Sundays are left out, because the firm is closed anyway. */
export function upcomingHoliday(now: string): { day: CivilDay; name: string } | null {
  const today = bogotaDay(now)
  for (let away = 1; away <= noticeDays; away++) {
    const day = addDays(today, away)
    const name = holidayOn(day)
    if (name && weekdayOf(day) !== 0) return { day, name }
  }
  return null
}

/** Clients may change an appointment until the day before, in Bogotá time. */
export const mayStillChange = (
  { status, startsAt }: { status: string; startsAt: string },
  now: string,
): boolean => ['requested', 'proposed', 'confirmed'].includes(status) && bogotaDay(startsAt) > bogotaDay(now)

export const slotFailures: Record<Extract<ErrorCode, `slot-${string}`>, 'slot'> = {
  'slot-taken': 'slot',
  'slot-holiday': 'slot',
  'slot-closed': 'slot',
  'slot-closed-day': 'slot',
  'slot-soon': 'slot',
  'slot-far': 'slot',
}
