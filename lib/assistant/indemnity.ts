import { uvt, wageByYear } from '@/content/legal-figures'

/**
 * A dismissal costs these days of wage for the first year and for each later year (C.S.T., art. 64).
 * For a wage of at least `from` minimum wages, a dismissal costs only the days in `high`.
 */
export const indemnity = { low: [30, 20], high: [20, 15], from: 10 } as const

/** From this monthly wage in pesos on, a dismissal costs the days in `high`; null while the minimum wage is unknown. */
export const highWage = (): number | null => {
  const wage = wageByYear[uvt.year]
  return wage ? wage.value * indemnity.from : null
}

/** Returns the days of wage that a dismissal without cause costs in an open-ended contract. */
export function indemnityDays(years: number, [first, later]: readonly [number, number]): number {
  return first + Math.max(0, years - 1) * later
}

/** Rounds days to one decimal, to show them; a sum is made with the days that are not rounded. */
export const shownDays = (days: number): number => Math.round(days * 10) / 10
