import { onOrAfter, onOrBefore, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, bogotaDay, hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'

type ReminderRule = {
  /** Days before the due date; null for no reminders. */
  before: number | null
  /** Days between reminders; null for a single one. */
  every: number | null
  /** `due` stops reminders at the due date. */
  until: 'complete' | 'due'
}

type Asked = ReminderRule & { id: string; sentOn: CivilDay; dueOn: CivilDay; remindedOn: CivilDay | null }

/** Mails are sent from 8:00 to 18:00, Bogotá time. */
const firstHour = 8
const lastHour = 18
/** Spreads the reminders of one day. */
const spreadMinutes = 90

/** After this many, a person has to call instead. */
const mostReminders = 60

export const mayRemind = (days: BusinessDays, now: Date): boolean =>
  days.has(bogotaDay(now)) && hourOf(now) >= firstHour && hourOf(now) < lastHour

/** ISO 8601. */
export function nextOpening(days: BusinessDays, now: Date): string {
  if (mayRemind(days, now)) return now.toISOString()
  const today = bogotaDay(now)
  const early = days.has(today) && hourOf(now) < firstHour
  return momentAt(early ? today : onOrAfter(days, addDays(today, 1)), firstHour)
}

/**
 * Null when none is due. On a non-business day it moves before it, or after it once the due date has passed.
 * Never on the sending day; missed reminders are sent once.
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

// Depends only on fixed dates, otherwise a reminder moved before a holiday would be sent again after it.
function onOpenDay(days: BusinessDays, meant: CivilDay, { dueOn, sentOn }: Asked): CivilDay {
  const earlier = onOrBefore(days, meant)
  return meant <= dueOn && earlier > sentOn ? earlier : onOrAfter(days, meant)
}

/** ISO 8601; null for none. Requests get different minutes to spread the mails. */
export function nextReminder(days: BusinessDays, asked: Asked): string | null {
  const day = nextReminderDay(days, asked)
  if (day === null) return null
  const minute = Number.parseInt(asked.id.slice(0, 8), 16) % spreadMinutes
  return new Date(Date.parse(momentAt(day, firstHour)) + minute * 60_000).toISOString()
}
