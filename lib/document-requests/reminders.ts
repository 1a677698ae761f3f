import { onOrAfter, onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, bogotaDay, hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'

/** When the client is reminded of what is missing. */
type ReminderRule = {
  /** Days before the date; null for no reminders. */
  before: number | null
  /** Days between one and the next; null for one alone. */
  every: number | null
  /** Until everything is there, or only as long as the date has not passed. */
  until: 'complete' | 'due'
}

type Asked = ReminderRule & { id: string; sentOn: CivilDay; dueOn: CivilDay; remindedOn: CivilDay | null }

/** Mails go out from 8:00 and not after 18:00, Bogotá. */
const firstHour = 8
const lastHour = 18
/** Those of one day do not all leave in the same minute. */
const spreadMinutes = 90

/** Nobody is reminded longer than this after the date: then somebody has to call. */
const mostReminders = 60

/** Whether a reminder may leave now: on a business day, by day. */
export const mayRemind = (days: BusinessDays, now: Date): boolean =>
  days.has(bogotaDay(now)) && hourOf(now) >= firstHour && hourOf(now) < lastHour

/** The first moment from now on at which a reminder may leave, as ISO 8601. */
export function nextOpening(days: BusinessDays, now: Date): string {
  if (mayRemind(days, now)) return now.toISOString()
  const today = bogotaDay(now)
  const early = days.has(today) && hourOf(now) < firstHour
  return momentAt(early ? today : onOrAfter(days, addDays(today, 1)), firstHour)
}

/**
 * The day of the next reminder; null for none. One that falls on a day off comes before it while that is still before the date, else
 * after it. Never on the day of the request itself, and of those that were missed only one.
 */
export function nextReminderDay(days: BusinessDays, asked: Asked): CivilDay | null {
  const { before, every, until, sentOn, dueOn, remindedOn } = asked
  if (before === null) return null
  const since = remindedOn && remindedOn > sentOn ? remindedOn : sentOn
  const first = addDays(dueOn, -before)
  const most = every === null ? 1 : mostReminders
  for (let n = 0; n < most; n++) {
    const meant = addDays(first, n * (every ?? 0))
    if (until === 'due' && meant > dueOn) return null
    const day = onOpenDay(days, meant, asked)
    if (until === 'due' && day > dueOn) return null
    if (day > since) return day
  }
  return null
}

// Depends only on dates that never change. Otherwise a reminder moved to before a day off would be sent again after it.
function onOpenDay(days: BusinessDays, meant: CivilDay, { dueOn, sentOn }: Asked): CivilDay {
  const earlier = onOrBefore(days, meant)
  return meant <= dueOn && earlier > sentOn ? earlier : onOrAfter(days, meant)
}

/** The moment of the next reminder, as ISO 8601; null for none. Each request has its own minute of the morning. */
export function nextReminder(days: BusinessDays, asked: Asked): string | null {
  const day = nextReminderDay(days, asked)
  if (day === null) return null
  const minute = Number.parseInt(asked.id.slice(0, 8), 16) % spreadMinutes
  return new Date(Date.parse(momentAt(day, firstHour)) + minute * 60_000).toISOString()
}
