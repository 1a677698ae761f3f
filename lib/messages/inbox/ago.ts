import { inbox } from '@/content/inbox'

/** `hace un momento`, `hace 3 min`, `hace 2 horas`, `hace 5 días`. */
export function ago(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return inbox.ago.now
  if (minutes < 60) return inbox.ago.minutes(minutes)
  if (minutes < 1440) return inbox.ago.hours(Math.floor(minutes / 60))
  return inbox.ago.days(Math.floor(minutes / 1440))
}

export const agoOf = (moment: string, now: Date): string => ago((now.getTime() - Date.parse(moment)) / 1000)
