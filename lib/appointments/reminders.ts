import { bogotaClock, bogotaDay } from '@/lib/calendar/civil-day'

/** The appointment that a mail reminds of. `reader` is the e-mail address of the member who attends; null for the client. */
export type Reminder = {
  appointment: string
  startsAt: string
  step: 'tomorrow' | 'soon'
  reader: string | null
}

/** Reminders on the day before an appointment are not sent after this hour in Bogotá. */
const lastHour = 19

/** True when it is too late to send: `tomorrow` from `lastHour` of the day before, `soon` once the appointment has begun. */
export function isLate({ step, startsAt }: Pick<Reminder, 'step' | 'startsAt'>, now: Date): boolean {
  if (step === 'soon') return Date.parse(startsAt) <= now.getTime()
  return bogotaDay(startsAt) <= bogotaDay(now) || bogotaClock(now).getUTCHours() >= lastHour
}
