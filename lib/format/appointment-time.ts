import { formatTime } from '@/lib/format/date'

const dateParts = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

function partsOf(moment: string | Date) {
  const parts = dateParts.formatToParts(new Date(moment))
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
}

/** Returns `miércoles 9 de diciembre`, in Bogotá time. */
export function formatWeekday(moment: string | Date): string {
  const part = partsOf(moment)
  return `${part('weekday')} ${part('day')} de ${part('month')}`
}

/** Returns `miércoles 9 de diciembre 2026`, in Bogotá time. */
export const formatLongDay = (moment: string | Date): string =>
  `${formatWeekday(moment)} ${partsOf(moment)('year')}`

/** Returns `9:00 a 10:00 a.m.`, `11:00 a.m. a 12:00 m.`, in Bogotá time. */
export function formatHours(from: string | Date, until: string | Date): string {
  const [start, end] = [formatTime(from), formatTime(until)]
  const [hour, half] = start.split(' ')
  return `${half === end.split(' ')[1] ? hour : start} a ${end}`
}

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
