import { addDays, bogotaDay } from '@/lib/calendar/civil-day'

const timeZone = 'America/Bogota'
const weekday = new Intl.DateTimeFormat('es-CO', { timeZone, weekday: 'long' })
const monthOfDay = new Intl.DateTimeFormat('es-CO', { timeZone, month: 'short' })
const longParts = new Intl.DateTimeFormat('es-CO', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const number = new Intl.DateTimeFormat('es-CO', { timeZone, day: 'numeric' })

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns `Hoy`, `Ayer`, `Mañana` or `Miércoles`, in Bogotá time. */
export function dayName(moment: string, now: Date): string {
  const [day, today] = [bogotaDay(moment), bogotaDay(now)]
  if (day === today) return 'Hoy'
  if (day === addDays(today, -1)) return 'Ayer'
  if (day === addDays(today, 1)) return 'Mañana'
  return capital(weekday.format(new Date(moment)))
}

/** Returns `25 nov`, in Bogotá time. */
export const formatDayAndMonth = (moment: string): string =>
  `${number.format(new Date(moment))} ${monthOfDay.format(new Date(moment)).replace('.', '')}`

const shortWeekday = new Intl.DateTimeFormat('es-CO', { timeZone, weekday: 'short' })

/** Returns `7`, `dic` and `lun`, in Bogotá time. */
export function formatDayParts(moment: string): { date: string; month: string; weekday: string } {
  const at = new Date(moment)
  const plain = (format: Intl.DateTimeFormat) => format.format(at).replace('.', '')
  return { date: number.format(at), month: plain(monthOfDay), weekday: plain(shortWeekday) }
}

/** Returns `Miércoles, 2 de diciembre 2026`, in Bogotá time. */
export const longDay = (moment: Date): string => {
  const part = (type: string) => longParts.formatToParts(moment).find((one) => one.type === type)?.value ?? ''
  return `${capital(part('weekday'))}, ${part('day')} de ${part('month')} ${part('year')}`
}

/** Returns for example `Hace 2 días`; from 30 days on it returns the date. Future moments count as now. */
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

const short = new Intl.DateTimeFormat('es-CO', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' })

const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`)

/** Returns `nov` for `2026-11`. */
export const shortMonth = (month: string): string => short.format(dayOf(month)).replace('.', '').slice(0, 3)

/** Returns `noviembre` for `2026-11`. */
export const longMonth = (month: string): string => long.format(dayOf(month))
