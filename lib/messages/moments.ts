import { messages } from '@/content/messages'
import { bogotaDay } from '@/lib/format/civil-day'
import { formatTime } from '@/lib/format/date'

const timeZone = 'America/Bogota'
const long = new Intl.DateTimeFormat('es-CO', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }) // prettier-ignore

/** `Miércoles, 18 de noviembre 2026`. */
export function dayTitle(moment: string): string {
  const part = partsOf(moment)
  const weekday = part('weekday')
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${part('day')} de ${part('month')} ${part('year')}`
}

/** `Hoy, 9:20 a.m.`, `Ayer, 9:20 a.m.`, `16 de noviembre`, `16 de noviembre 2025`. */
export function threadMoment(moment: string, now: Date): string {
  const day = bogotaDay(moment)
  if (day === bogotaDay(now)) return `${messages.today}, ${formatTime(moment)}`
  if (day === bogotaDay(new Date(now.getTime() - 86_400_000)))
    return `${messages.yesterday}, ${formatTime(moment)}`
  const part = partsOf(moment)
  const year = day.slice(0, 4) === bogotaDay(now).slice(0, 4) ? '' : ` ${part('year')}`
  return `${part('day')} de ${part('month')}${year}`
}

/** `Leído a las 9:31 a.m.`, with the day when it is not that of the message. */
export function readMoment(sentAt: string, readAt: string): string {
  const { readAt: at, readOn } = messages.thread
  if (bogotaDay(sentAt) === bogotaDay(readAt)) return at(formatTime(readAt))
  const part = partsOf(readAt)
  return readOn(`${part('day')} de ${part('month')}`, formatTime(readAt))
}

function partsOf(moment: string) {
  const parts = long.formatToParts(new Date(moment))
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
}
