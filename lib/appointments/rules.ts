import { addDays, bogotaDay, momentAt, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'

// The same rules stand in the database, which has the last word (private.slot_problem).

/** Hours from the request to the appointment. */
export const leadHours = 24
/** How far ahead an hour can be asked for. */
const horizonDays = 90
/** The hour that a date alone stands for. */
export const defaultHour = 9

const hourMs = 3_600_000

/** The reasons why nobody can have an hour, each with the name that people read. */
export type Closed =
  | { reason: 'holiday' | 'firm'; name: string }
  | { reason: 'past' | 'sunday' | 'soon' | 'far' }

/** When the firm does not attend: the hours `from` to `until` of the clock of Bogotá, 0 to 24 for the whole day. */
export type ClosedHours = { day: CivilDay; from: number; until: number; reason: string }

/** `lead`: hours from now to the first that can be had; a client's own when it is left out. */
type Moment = { now: string; closed?: readonly ClosedHours[]; lead?: number }
/** `busy`: the moments at which hours begin that are given away. */
export type Agenda = Moment & { busy: readonly string[] }

/** The hours of the firm on a day, whether it is closed then or not. */
export const hoursOf = (day: CivilDay): readonly number[] => {
  const weekday = weekdayOf(day)
  if (weekday === 0 || holidayOn(day)) return []
  return weekday === 6 ? [9, 10, 11, 12] : [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
}

const isSoon = (slot: string, { now, lead = leadHours }: Moment) =>
  Date.parse(slot) < Date.parse(now) + lead * hourMs

/** Why the firm is closed at an hour of a day; undefined when it is not. */
export const closureAt = (
  day: CivilDay,
  hour: number,
  closed: readonly ClosedHours[] = [],
): ClosedHours | undefined => closed.find((one) => one.day === day && one.from <= hour && hour < one.until)

/** The last day that can be asked for. */
export const lastDay = (now: string): CivilDay => addDays(bogotaDay(now), horizonDays)

/** The hours of a day that can be asked for, given away or not, as the moments at which they begin. */
export function slotsOf(day: CivilDay, moment: Moment): string[] {
  if (day > lastDay(moment.now)) return []
  return hoursOf(day)
    .filter((hour) => !closureAt(day, hour, moment.closed))
    .map((hour) => momentAt(day, hour))
    .filter((slot) => !isSoon(slot, moment))
}

/** Why a day has no hour for anyone; null when it has. */
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

/** The parts of a day on which the firm is closed while it attends the rest of it. */
export const closedParts = (day: CivilDay, closed: readonly ClosedHours[] = []): readonly ClosedHours[] =>
  closed.filter((one) => one.day === day && hoursOf(day).some((hour) => !closureAt(day, hour, [one])))

/** The hours of a day that are left. */
export function freeSlots(day: CivilDay, agenda: Agenda): string[] {
  const taken = new Set(agenda.busy.map((slot) => Date.parse(slot)))
  return slotsOf(day, agenda).filter((slot) => !taken.has(Date.parse(slot)))
}

/** The free hours closest to a moment, in their order; of two at the same distance the earlier one. */
export function nearestFree(wanted: string, agenda: Agenda, count = 3): string[] {
  const from = bogotaDay(wanted)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted))
  const found: string[] = []
  for (let away = 0; away <= 2 * horizonDays; away++) {
    for (const day of away === 0 ? [from] : [addDays(from, -away), addDays(from, away)])
      found.push(...freeSlots(day, agenda))
    // A day further away is further than any hour found within this distance.
    if (found.filter((slot) => distance(slot) <= away * 24 * hourMs).length >= count) break
  }
  return found
    .toSorted((a, b) => distance(a) - distance(b) || Date.parse(a) - Date.parse(b))
    .slice(0, count)
    .toSorted()
}

/** The closest days with a free hour before and after one. */
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

/** Weeks in which a holiday is worth a word. */
const noticeDays = 28

/** The next holiday on a day that is open otherwise; null when the coming weeks have none. */
export function upcomingHoliday(now: string): { day: CivilDay; name: string } | null {
  const today = bogotaDay(now)
  for (let away = 1; away <= noticeDays; away++) {
    const day = addDays(today, away)
    const name = holidayOn(day)
    if (name && weekdayOf(day) !== 0) return { day, name }
  }
  return null
}

/** Whether its client may still change or cancel it: until the day before, by the calendar of Bogotá. */
export const mayStillChange = (
  { status, startsAt }: { status: string; startsAt: string },
  now: string,
): boolean => ['requested', 'proposed', 'confirmed'].includes(status) && bogotaDay(startsAt) > bogotaDay(now)
