import { bogotaParts } from '@/lib/format/bogota-parts'
import { formatTime } from '@/lib/format/date'

/** Returns `miércoles 9 de diciembre`, in Bogotá time. */
export function formatWeekday(moment: string | Date): string {
  const { weekday, date, month } = bogotaParts(moment)
  return `${weekday} ${date} de ${month}`
}

/** Returns `miércoles 9 de diciembre 2026`, in Bogotá time. */
export const formatLongDay = (moment: string | Date): string =>
  `${formatWeekday(moment)} ${bogotaParts(moment).year}`

/** Returns `9:00 a 10:00 a.m.`, `11:00 a.m. a 12:00 m.`, in Bogotá time. */
export function formatHours(from: string | Date, until: string | Date): string {
  const [start, end] = [formatTime(from), formatTime(until)]
  const [hour, half] = start.split(' ')
  return `${half === end.split(' ')[1] ? hour : start} a ${end}`
}

/** Returns the hour in another time zone, such as `3:00 p.m.`; null where clocks show Bogotá's hour. */
export function timeElsewhere(moment: string, timeZone: string): string | null {
  const shown = (zone: string) =>
    new Intl.DateTimeFormat('es-CO', {
      timeZone: zone,
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
  const [here, there] = [
    shown('America/Bogota').formatToParts(new Date(moment)),
    shown(timeZone).formatToParts(new Date(moment)),
  ]
  const textOf = (parts: Intl.DateTimeFormatPart[], types: readonly string[]) =>
    parts.filter(({ type }) => types.includes(type)).map(({ value }) => value)
  const clock = ['hour', 'minute', 'dayPeriod']
  if (textOf(here, [...clock, 'weekday']).join() === textOf(there, [...clock, 'weekday']).join()) return null
  const [hour, minute, half = ''] = textOf(there, clock)
  const time = `${hour}:${minute} ${half.replace(/[\u00a0\u202f]/g, ' ').replaceAll(' ', '')}`
  const [day] = textOf(there, ['weekday'])
  return day === textOf(here, ['weekday'])[0] ? time : `${time} del ${day}`
}

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
