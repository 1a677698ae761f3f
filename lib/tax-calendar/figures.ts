import { uvtByYear, type LegalFigure } from '@/content/legal-figures'
import type { thresholds } from '@/content/tax-calendar/thresholds'

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
