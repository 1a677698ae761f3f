const timeZone = 'America/Bogota'
const day = { timeZone, day: '2-digit', year: 'numeric' } as const
const longDate = new Intl.DateTimeFormat('es-CO', { ...day, month: 'long' })
const inDigits = new Intl.DateTimeFormat('es-CO', { ...day, month: '2-digit' })
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })

/** Returns `12 de mayo 2024`, the form that the specification gives for lists, in Bogotá time. */
export function formatListDate(moment: string | Date): string {
  const part = partsOf(longDate, moment)
  return `${part('day')} de ${part('month')} ${part('year')}`
}

/** Returns `3 de noviembre 2026`, for sentences, in Bogotá time. */
export function formatDay(moment: string | Date): string {
  const part = partsOf(longDate, moment)
  return `${Number(part('day'))} de ${part('month')} ${part('year')}`
}

/** Returns `12/05/2024`, in Bogotá time. */
export function formatShortDate(moment: string | Date): string {
  const part = partsOf(inDigits, moment)
  return `${part('day')}/${part('month')}/${part('year')}`
}

/** Returns `2:31 p.m.`, and `12:00 m.` at noon, in Bogotá time. */
export function formatTime(moment: string | Date): string {
  const part = partsOf(clock, moment)
  const time = `${part('hour')}:${part('minute')}`
  if (part('dayPeriod') !== 'PM') return `${time} a.m.`
  return time === '12:00' ? `${time} m.` : `${time} p.m.`
}

/** Returns `18/11/2026, 2:31 p.m.`, in Bogotá time. */
export const formatDateTime = (moment: string | Date): string =>
  `${formatShortDate(moment)}, ${formatTime(moment)}`

function partsOf(format: Intl.DateTimeFormat, moment: string | Date) {
  const parts = format.formatToParts(new Date(moment))
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
}
