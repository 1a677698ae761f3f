const short = new Intl.DateTimeFormat('es-CO', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' })

const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`)

/** `nov`, of `2026-11`. */
export const shortMonth = (month: string): string => short.format(dayOf(month)).replace('.', '').slice(0, 3)

/** `noviembre`, of `2026-11`. */
export const longMonth = (month: string): string => long.format(dayOf(month))

/** Three round values to draw lines at, the last one at or above the highest value. */
export function axisSteps(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  return [1, 2, 3].map((times) => Math.ceil(step) * times)
}
