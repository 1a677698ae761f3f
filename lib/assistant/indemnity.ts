import { uvt, wageByYear } from '@/content/legal-figures'

/** Days of wage for the first year and for each later one, by the wage in minimum wages (C.S.T., art. 64). */
export const indemnity = { low: [30, 20], high: [20, 15], from: 10 } as const

/** The wage in pesos a month from which the lower number of days applies; null for a year without a minimum wage. */
export const highWage = (): number | null => {
  const wage = wageByYear[uvt.year]
  return wage ? wage.value * indemnity.from : null
}

/** Returns the days of wage that a dismissal without cause costs in a contract without an end, to one decimal. */
export function indemnityDays(years: number, [first, later]: readonly [number, number]): number {
  return Math.round((first + Math.max(0, years - 1) * later) * 10) / 10
}
