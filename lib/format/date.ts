import { bogotaDay, formatCivilDay } from '@/lib/calendar/civil-day'
import { bogotaParts } from '@/lib/format/bogota-parts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Returns `12 de mayo 2024`, the form that the specification gives for lists, in Bogotá time. */
export function formatListDate(moment: string | Date): string {
  const { date, month, year } = bogotaParts(moment)
  return `${twoDigits(date)} de ${month} ${year}`
}

/** Returns `3 de noviembre 2026`, for sentences, in Bogotá time. */
export function formatDay(moment: string | Date): string {
  const { date, month, year } = bogotaParts(moment)
  return `${date} de ${month} ${year}`
}

/** Returns `12/05/2024`, in Bogotá time. */
export const formatShortDate = (moment: string | Date): string => formatCivilDay(bogotaDay(moment))

/** Returns `2:31 p.m.`, and `12:00 m.` at noon, in Bogotá time. */
export function formatTime(moment: string | Date): string {
  const { hour, minute } = bogotaParts(moment)
  const time = `${hour % 12 || 12}:${twoDigits(minute)}`
  if (hour < 12) return `${time} a.m.`
  return hour === 12 && minute === 0 ? `${time} m.` : `${time} p.m.`
}

/** Returns `18/11/2026, 2:31 p.m.`, in Bogotá time. */
export const formatDateTime = (moment: string | Date): string =>
  `${formatShortDate(moment)}, ${formatTime(moment)}`
