import { onOrAfter, onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, bogotaDay, hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'

type ReminderRule = {
  /** The first reminder is sent this many days before the due date; null for no reminders. */
  before: number | null
  /** Days between reminders; null for a single reminder. */
  every: number | null
  /** `complete` sends reminders until the request is complete, `due` only until the due date. */
  until: 'complete' | 'due'
}

type Asked = ReminderRule & {
  id: string
  sentOn: CivilDay
  dueOn: CivilDay
  remindedOn: CivilDay | null
  sent: number
  /** When the client named a day for every missing item, reminders wait until the earliest of these days. */
  promisedOn?: CivilDay | null
}

/** Mails are sent from 8:00 to 18:00, Bogotá time. */
const firstHour = 8
const lastHour = 18
/** The reminders of one day are spread over this many minutes. */
const spreadMinutes = 90

/** A request gets at most this many reminders; after so many, a phone call is better. */
const mostReminders = 60

export const mayRemind = (days: BusinessDays, now: Date): boolean =>
  days.has(bogotaDay(now)) && hourOf(now) >= firstHour && hourOf(now) < lastHour

/** Returns `now` if it is within mailing hours, otherwise the moment when mailing hours begin again (ISO 8601). */
export function nextOpening(days: BusinessDays, now: Date): string {
  if (mayRemind(days, now)) return now.toISOString()
  const today = bogotaDay(now)
  const early = days.has(today) && hourOf(now) < firstHour
  return momentAt(early ? today : onOrAfter(days, addDays(today, 1)), firstHour)
}

/**
 * A reminder that falls on a closed day is sent on the business day before that day.
 * After the due date, a reminder that falls on a closed day is sent on the next business day.
 */
export function nextReminderDay(days: BusinessDays, asked: Asked): CivilDay | null {
  const { before, every, until, sentOn, dueOn, remindedOn, sent, promisedOn } = asked
  const since = remindedOn && remindedOn > sentOn ? remindedOn : sentOn
  if (before === null) return null
  const most = every === null ? 1 : mostReminders
  if (promisedOn && promisedOn > since) {
    const day = onOrAfter(days, promisedOn)
    return sent >= most || (until === 'due' && day > dueOn) ? null : day
  }
  const first = addDays(dueOn, -before)
  for (let n = 0; n < most; n++) {
    const meant = addDays(first, n * (every ?? 0))
    if (until === 'due' && meant > dueOn) return null
    const day = onOpenDay(days, meant, asked)
    if (until === 'due' && day > dueOn) return null
    if (day > since) return day
  }
  return null
}

// Today's date must not matter; otherwise a reminder before a holiday would be sent again after the holiday.
function onOpenDay(days: BusinessDays, meant: CivilDay, { dueOn, sentOn }: Asked): CivilDay {
  const earlier = onOrBefore(days, meant)
  return meant <= dueOn && earlier > sentOn ? earlier : onOrAfter(days, meant)
}

/** Returns the moment of the next reminder, or null; its minute depends on the id, so that mails are spread. */
export function nextReminder(days: BusinessDays, asked: Asked): string | null {
  const day = nextReminderDay(days, asked)
  if (day === null) return null
  const minute = Number.parseInt(asked.id.slice(0, 8), 16) % spreadMinutes
  return new Date(Date.parse(momentAt(day, firstHour)) + minute * 60_000).toISOString()
}
