import { uvtByYear, type LegalFigure } from '@/content/legal-figures'
import type { thresholds } from '@/content/tax-calendar/thresholds'

export type ThresholdName = keyof typeof thresholds

/** UVT by year, and usury rates in percent per year by month (`2026-11`). */
export type FirmFigures = {
  uvt: readonly LegalFigure[]
  rates: readonly { month: string; percent: number; source: string }[]
}

export const noFigures: FirmFigures = { uvt: [], rates: [] }

/** The firm's own value wins. Null when unknown: another year's UVT is never used. */
export const uvtOf = (year: number, { uvt } = noFigures): LegalFigure | null =>
  uvt.find((own) => own.year === year) ?? uvtByYear[year] ?? null

/** Whole pesos; null when the UVT of that year is unknown. */
export function unitsInPesos(units: number, year: number, figures = noFigures): number | null {
  const uvt = uvtOf(year, figures)
  return uvt && Math.round(units * uvt.value)
}
