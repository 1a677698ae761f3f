import { bogotaClock, bogotaDay } from '@/lib/calendar/civil-day'

/** What a mail reminds of. `reader` is the address of the member who attends, null for the client. */
export type Reminder = {
  appointment: string
  startsAt: string
  step: 'tomorrow' | 'soon'
  reader: string | null
}

/** No reminder of the day before is sent after this hour in Bogotá. */
const lastHour = 19

/** True for a reminder of the day before in the evening or on the day itself, and for one of an hour before once it has begun. */
export function isLate({ step, startsAt }: Pick<Reminder, 'step' | 'startsAt'>, now: Date): boolean {
  if (step === 'soon') return Date.parse(startsAt) <= now.getTime()
  return bogotaDay(startsAt) <= bogotaDay(now) || bogotaClock(now).getUTCHours() >= lastHour
}
