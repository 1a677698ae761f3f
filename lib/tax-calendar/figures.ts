import { uvtByYear, type LegalFigure } from '@/content/legal-figures'
import { thresholds } from '@/content/tax-calendar/thresholds'
import type { VatCycle } from '@/lib/tax-calendar/profile'

export type ThresholdName = keyof typeof thresholds

/** What the firm entered itself: the UVT of years, and usury rates of months in percent per year (`2026-11`). */
export type FirmFigures = {
  uvt: readonly LegalFigure[]
  rates: readonly { month: string; percent: number; source: string }[]
}

export const noFigures: FirmFigures = { uvt: [], rates: [] }

/** The UVT of a year with its resolution, the firm's own first; null while it is not known. Another year's never stands in for it. */
export const uvtOf = (year: number, { uvt } = noFigures): LegalFigure | null =>
  uvt.find((own) => own.year === year) ?? uvtByYear[year] ?? null

/** Whole pesos of an amount in UVT of a year; null while that year has none. */
export function unitsInPesos(units: number, year: number, figures = noFigures): number | null {
  const uvt = uvtOf(year, figures)
  return uvt && Math.round(units * uvt.value)
}

/** Whether an amount in pesos reaches a threshold by the UVT of `year`, the year that is measured; null while it has none. */
export function reaches(name: ThresholdName, pesos: number, year: number): boolean | null {
  const { units, reached } = thresholds[name]
  const limit = unitsInPesos(units, year)
  if (limit === null) return null
  return reached === 'from' ? pesos >= limit : pesos > limit
}

/**
 * How often somebody who is responsible for VAT declares it in a year, by the gross income in pesos of the year before from what
 * is taxed or exempt (art. 1.6.1.13.2.30 and 31). `null` income is that of whoever begins: every two months. Null while the UVT of
 * the year before is not known.
 */
export function vatCycleFor(year: number, incomeBefore: number | null): VatCycle | null {
  const bimonthly = incomeBefore === null || reaches('vatBimonthly', incomeBefore, year - 1)
  if (bimonthly === null) return null
  return bimonthly ? 'bimester' : 'four-months'
}

/** What an individual had in a year, in pesos. */
export type YearOfPerson = {
  income: number
  assets: number
  cardSpending: number
  purchases: number
  deposits: number
}

/**
 * Which of an individual's amounts oblige them to declare income tax of `year`; none means that these do not, though being
 * responsible for VAT would. Null while the UVT of that year is not known: the year's own, never that of the filing.
 */
export function reasonsToFile(amounts: YearOfPerson, year: number): (keyof YearOfPerson)[] | null {
  if (!uvtOf(year)) return null
  const limits: Record<keyof YearOfPerson, ThresholdName> = {
    income: 'incomeToFile',
    assets: 'assetsToFile',
    cardSpending: 'movementsToFile',
    purchases: 'movementsToFile',
    deposits: 'movementsToFile',
  }
  const names = Object.keys(limits) as (keyof YearOfPerson)[]
  return names.filter((name) => reaches(limits[name], amounts[name], year))
}

/** Whether income tax is paid in instalments: a balance under 41 UVT of the filing year is paid with the return. */
export const hasInstalments = (balance: number, filingYear: number): boolean | null =>
  reaches('instalments', balance, filingYear)
