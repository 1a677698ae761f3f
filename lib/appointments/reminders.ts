import { bogotaDay } from '@/lib/calendar/civil-day'

type Reminder = 'appointment-tomorrow' | 'appointment-soon'

/** True for a reminder of the day before on the day itself, and for a reminder of the last hour once the appointment has begun. */
export const isLate = (reminder: Reminder, startsAt: string, now: Date): boolean =>
  reminder === 'appointment-soon'
    ? Date.parse(startsAt) <= now.getTime()
    : bogotaDay(startsAt) <= bogotaDay(now)
