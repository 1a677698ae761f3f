import { bogotaClock, bogotaDay } from '@/lib/calendar/civil-day'

/** A mail about a coming appointment; `reader` is the attending member's e-mail, or null for the client. */
export type Reminder = {
  appointment: string
  startsAt: string
  step: 'tomorrow' | 'soon'
  reader: string | null
}

/** Reminders on the day before an appointment are not sent after this hour in Bogotá. */
const lastHour = 19

export function isLate({ step, startsAt }: Pick<Reminder, 'step' | 'startsAt'>, now: Date): boolean {
  if (step === 'soon') return Date.parse(startsAt) <= now.getTime()
  return bogotaDay(startsAt) <= bogotaDay(now) || bogotaClock(now).getUTCHours() >= lastHour
}
