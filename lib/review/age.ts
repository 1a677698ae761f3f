import { review } from '@/content/review'
import { bogotaDay } from '@/lib/format/civil-day'

const text = review.row

/** How many days of the calendar ago: `hoy`, `ayer`, `hace 3 días`. */
export function age(moment: string, now: Date): string {
  const day = (at: string | Date) => Date.parse(bogotaDay(at))
  const days = Math.round((day(now) - day(moment)) / 86_400_000)
  if (days <= 0) return text.today
  return days === 1 ? text.yesterday : text.daysAgo(days)
}
