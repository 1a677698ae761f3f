import type { ErrorCode } from '@/content/errors'
import { addDays, bogotaDay, daysBetween, momentAt, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import type { Place } from '@/lib/format/appointment-place'

// The database decides which times are free; these rules cut free times into the hours that a page offers.

/** Clients have to ask at least this many hours ahead, unless the kind of appointment has its own `notice`. */
export const leadHours = 24
/** Hours can be booked or closed up to this many days ahead. */
export const horizonDays = 90
/** The hour that is selected at first when somebody chooses a day. */
export const defaultHour = 9

const hourMs = 3_600_000
const dayMinutes = 1440

export type Closed =
  | { reason: 'holiday' | 'firm'; name: string }
  | { reason: 'past' | 'sunday' | 'soon' | 'far' }

/** Hours that the firm closed, in Bogotá time; 0 to 24 is the whole day. */
export type ClosedHours = { day: CivilDay; from: number; until: number; reason: string }

/** `lead` is how many hours ahead a request must come; without `lead`, `leadHours` applies. */
type Moment = { now: string; closed?: readonly ClosedHours[]; lead?: number }
/** A range in minutes; in an agenda, minute 0 is midnight of the agenda's day `from`, in Bogotá. */
export type FreeRange = [from: number, until: number]
/** `home` are the weekdays on which the person works at home; 0 is Monday. */
export type Attendant = {
  id: string
  name: string
  free: readonly Readonly<FreeRange>[]
  home?: readonly number[]
}
/** A kind of appointment; lengths and margins are minutes, `notice` is hours and `horizon` is days. */
export type AppointmentType = {
  id: string
  name: string
  minutes: number
  before: number
  after: number
  step: number
  notice: number
  horizon: number
  place: Place
  detail: string | null
  /** The places besides `place` that can be chosen, each with a text on how to attend. */
  otherPlaces?: Readonly<Partial<Record<Place, string | null>>>
  question: string | null
  people: readonly string[]
  /** The member who attends together with one of `people`. */
  second?: string | null
  /** For each member, the days on which no more appointments of this kind can be booked. */
  full?: Readonly<Record<string, readonly CivilDay[]>>
}

/**
 * Until `people` is loaded, all of the firm's hours are offered as free.
 * `usual` are the members who attend appointments without a kind.
 * `second` is another member who attends too, and who has to be free as well.
 */
export type Agenda = Moment & {
  from?: CivilDay
  people?: readonly Attendant[]
  usual?: readonly string[]
  types?: readonly AppointmentType[]
  /** The phone number at which the firm would call the client. */
  number?: string | null
  type?: AppointmentType
  second?: Attendant
}

/** The usual appointment takes an hour and begins at a full hour. */
const usualType: Omit<AppointmentType, 'id' | 'name' | 'place' | 'detail' | 'question' | 'people'> = {
  minutes: 60,
  before: 0,
  after: 0,
  step: 60,
  notice: leadHours,
  horizon: horizonDays,
}

/** Returns the agenda for a kind of appointment, or for the usual appointment when `id` is ''. */
export function ofKind(agenda: Agenda, id: string): Agenda {
  const { type: _, ...rest } = agenda
  const type = agenda.types?.find((one) => one.id === id)
  return type ? { ...rest, type } : rest
}

/** Makes the member `id` the agenda's `second`, who attends too; without such a member the agenda stays the same. */
export function withSecond(agenda: Agenda, id: string | null | undefined): Agenda {
  const second = agenda.people?.find((one) => one.id === id)
  return second ? { ...agenda, second, people: agenda.people?.filter((one) => one !== second) ?? [] } : agenda
}

/**
 * Returns the agenda of the members who attend this kind of appointment, or usual appointments if `id` is ''.
 * `second` is the appointment's second member; if undefined, the kind of appointment decides who that is.
 */
export function ofType(agenda: Agenda, id: string, second?: string | null): Agenda {
  const kind = ofKind(agenda, id)
  const chosen = withSecond(kind, second === undefined ? kind.type?.second : second)
  const offering = chosen.type?.people ?? agenda.usual
  const people = offering && chosen.people?.filter((one) => offering.includes(one.id))
  return people ? { ...chosen, people } : chosen
}

/** Returns the agenda of one person; with '' everybody stays in the agenda. */
export const agendaOf = (agenda: Agenda, person: string): Agenda => {
  const chosen = agenda.people?.filter(({ id }) => id === person) ?? []
  return chosen.length > 0 ? { ...agenda, people: chosen } : agenda
}

export const endOf = (slot: string, { type }: Pick<Agenda, 'type'>): string =>
  new Date(Date.parse(slot) + (type ?? usualType).minutes * 60_000).toISOString()

/** Returns the full hours at which appointments usually start on this day, including hours that the firm closed. */
export const hoursOf = (day: CivilDay): readonly number[] => {
  const weekday = weekdayOf(day)
  if (weekday === 0 || holidayOn(day)) return []
  return weekday === 6 ? [9, 10, 11, 12] : [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
}

const isSoon = (slot: string, { now, lead = leadHours }: Moment) =>
  Date.parse(slot) < Date.parse(now) + lead * hourMs

const leadOf = ({ lead, type }: Agenda) => lead ?? type?.notice ?? leadHours

export const closureAt = (
  day: CivilDay,
  hour: number,
  closed: readonly ClosedHours[] = [],
): ClosedHours | undefined => closed.find((one) => one.day === day && one.from <= hour && hour < one.until)

export const lastDay = (now: string): CivilDay => addDays(bogotaDay(now), horizonDays)

/** Returns the firm's open hours on this day that are not too soon (`lead`), including booked hours. */
export function slotsOf(day: CivilDay, moment: Moment): string[] {
  if (day > lastDay(moment.now)) return []
  return hoursOf(day)
    .filter((hour) => !closureAt(day, hour, moment.closed))
    .map((hour) => momentAt(day, hour))
    .filter((slot) => !isSoon(slot, moment))
}

/** Returns why the firm has no bookable hour on the day; null when it has one. */
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

/** Returns the day's closures that leave a part of the day open. */
export const closedParts = (day: CivilDay, closed: readonly ClosedHours[] = []): readonly ClosedHours[] =>
  closed.filter((one) => one.day === day && hoursOf(day).some((hour) => !closureAt(day, hour, [one])))

/** Returns the times on this day at which the appointment fits into somebody's free hours. */
export function freeSlots(day: CivilDay, agenda: Agenda): string[] {
  if (!agenda.people) return slotsOf(day, agenda)
  const { step } = agenda.type ?? usualType
  return fitting(
    day,
    agenda,
    Array.from({ length: dayMinutes / step }, (_, n) => n * step),
  )
}

/** Returns the times of `starts` (minutes since midnight) that fit into somebody's free hours. */
function fitting(day: CivilDay, agenda: Agenda, starts: readonly number[]): string[] {
  const { people = [], second, from = bogotaDay(agenda.now), type = usualType } = agenda
  // `lead` is set only in an agenda for members, who may book up to `horizonDays` ahead, whatever the kind allows.
  const horizon = agenda.lead === undefined ? type.horizon : horizonDays
  if (day > addDays(bogotaDay(agenda.now), horizon)) return []
  const midnight = daysBetween(from, day) * dayMinutes
  const inOffice = agenda.type?.place === 'office'
  const isOpen = ({ id, home }: Attendant) =>
    !type.full?.[id]?.includes(day) && !(inOffice && home?.includes((weekdayOf(day) + 6) % 7))
  const open = second && !isOpen(second) ? [] : people.filter(isOpen)
  const suits = ({ free }: Attendant, minute: number) =>
    free.some(([start, end]) => start <= minute - type.before && minute + type.minutes + type.after <= end)
  const fits = (minute: number) =>
    (!second || suits(second, minute)) && open.some((person) => suits(person, minute))
  const lead = leadOf(agenda)
  return starts
    .map((start) => midnight + start)
    .filter(fits)
    .map((minute) => new Date(Date.parse(momentAt(from, 0)) + minute * 60_000).toISOString())
    .filter((slot) => !isSoon(slot, { now: agenda.now, lead }))
}

/** True when somebody is free; in an agenda for clients, the time must also be one that clients can choose. */
export function isFree(slot: string, agenda: Agenda): boolean {
  const day = bogotaDay(slot)
  const start = (Date.parse(slot) - Date.parse(momentAt(day, 0))) / 60_000
  const free =
    agenda.lead === undefined || !agenda.people ? freeSlots(day, agenda) : fitting(day, agenda, [start])
  return free.some((one) => Date.parse(one) === Date.parse(slot))
}

/** Returns the hours that a page shows: the free ones, and for the usual appointment also the booked ones. */
export const shownSlots = (day: CivilDay, agenda: Agenda): string[] =>
  agenda.type
    ? freeSlots(day, agenda)
    : [...new Set([...slotsOf(day, agenda), ...freeSlots(day, agenda)])].toSorted()

/** Returns the `count` free hours nearest to `wanted`, in the order of time. */
export function nearestFree(wanted: string, agenda: Agenda, count = 3): string[] {
  const from = bogotaDay(wanted)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted))
  const found: string[] = []
  for (let away = 0; away <= 2 * horizonDays; away++) {
    for (const day of away === 0 ? [from] : [addDays(from, -away), addDays(from, away)])
      found.push(...freeSlots(day, agenda))
    // The search stops once no remaining day can have an hour nearer to `wanted` than the hours found.
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

/** True when an appointment is neither over nor cancelled. */
export const isOpenEntry = ({ status, endsAt }: { status: string; endsAt: string }, now: string): boolean =>
  ['requested', 'proposed', 'confirmed'].includes(status) && Date.parse(endsAt) > Date.parse(now)

export const attendsEntry = (
  { person, second }: { person: string | null; second: string | null },
  member: string,
): boolean => person === member || second === member

/** The page for clients announces a holiday this many days ahead. */
const noticeDays = 28

/**
 * Returns the next holiday within `noticeDays` on which nobody attends; null if there is none.
 * Holidays on a Sunday are skipped, because the firm is closed on Sundays anyway.
 */
export function upcomingHoliday(agenda: Agenda): { day: CivilDay; name: string } | null {
  const today = bogotaDay(agenda.now)
  const isFreeOn = (day: CivilDay) => {
    const midnight = daysBetween(agenda.from ?? today, day) * dayMinutes
    return agenda.people?.some(({ free }) =>
      free.some(([start, end]) => start < midnight + dayMinutes && end > midnight),
    )
  }
  for (let away = 1; away <= noticeDays; away++) {
    const day = addDays(today, away)
    const name = holidayOn(day)
    if (name && weekdayOf(day) !== 0 && !isFreeOn(day)) return { day, name }
  }
  return null
}

/** Clients may change an appointment until the day before, in Bogotá time. */
export const mayStillChange = (
  { status, startsAt }: { status: string; startsAt: string },
  now: string,
): boolean => ['requested', 'proposed', 'confirmed'].includes(status) && bogotaDay(startsAt) > bogotaDay(now)

export type SlotProblem = Extract<ErrorCode, `slot-${string}`>

export const slotFailures: Record<SlotProblem, 'slot'> = {
  'slot-taken': 'slot',
  'slot-holiday': 'slot',
  'slot-closed': 'slot',
  'slot-closed-day': 'slot',
  'slot-soon': 'slot',
  'slot-far': 'slot',
  'slot-away': 'slot',
  'slot-outside': 'slot',
  'slot-home': 'slot',
  'slot-full': 'slot',
}
