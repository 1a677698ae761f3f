import { formatDay, formatTime } from '@/lib/format/date'

/** Returns `2 de diciembre 2026, 10:34:17 a.m.`, in Bogotá time. */
export function formatExactMoment(moment: string | Date): string {
  const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0')
  return `${formatDay(moment)}, ${formatTime(moment).replace(' ', `:${seconds} `)}`
}
