const short = new Intl.DateTimeFormat('es-CO', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' })

const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`)

/** `nov`, of `2026-11`. */
export const shortMonth = (month: string): string => short.format(dayOf(month)).replace('.', '').slice(0, 3)

/** `noviembre`, of `2026-11`. */
export const longMonth = (month: string): string => long.format(dayOf(month))
