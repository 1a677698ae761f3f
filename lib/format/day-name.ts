import { monthNames, shortMonthName } from '@/content/calendar-names'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { bogotaParts } from '@/lib/format/bogota-parts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns `Hoy`, `Ayer`, `Mañana` or `Miércoles`, in Bogotá time. */
export function dayName(moment: string, now: Date): string {
  const [day, today] = [bogotaDay(moment), bogotaDay(now)]
  if (day === today) return 'Hoy'
  if (day === addDays(today, -1)) return 'Ayer'
  if (day === addDays(today, 1)) return 'Mañana'
  return capital(bogotaParts(moment).weekday)
}

/** Returns `25 nov`, in Bogotá time. */
export function formatDayAndMonth(moment: string): string {
  const { date, month } = bogotaParts(moment)
  return `${date} ${shortMonthName(month)}`
}

/** Returns the date `7`, the month `dic` and the weekday `lun`, in Bogotá time. */
export function formatDayParts(moment: string): { date: string; month: string; weekday: string } {
  const { date, month, weekday } = bogotaParts(moment)
  return { date: String(date), month: shortMonthName(month), weekday: weekday.slice(0, 3) }
}

/** Returns `Miércoles, 2 de diciembre 2026`, in Bogotá time. */
export const longDay = (moment: string | Date): string => {
  const { weekday, date, month, year } = bogotaParts(moment)
  return `${capital(weekday)}, ${date} de ${month} ${year}`
}

/** Returns for example `Hace 2 días`, and the date from 30 days on; a future moment gives `Hace un momento`. */
export function timeAgo(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < 1) return 'Hace un momento'
  if (minutes < 60) return minutes === 1 ? 'Hace 1 minuto' : `Hace ${minutes} minutos`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'Hace 1 hora' : `Hace ${hours} horas`
  const days = Math.floor(hours / 24)
  if (days < 30) return days === 1 ? 'Hace 1 día' : `Hace ${days} días`
  return `${formatDayAndMonth(moment)} ${bogotaDay(moment).slice(0, 4)}`
}

/** Returns `noviembre` for `2026-11`. */
export const longMonth = (month: string): string => monthNames[Number(month.slice(5, 7)) - 1] ?? ''

/** Returns `nov` for `2026-11`. */
export const shortMonth = (month: string): string => longMonth(month).slice(0, 3)
