import { uvtByYear, type LegalFigure } from '@/content/legal-figures'
import type { thresholds } from '@/content/tax-calendar/thresholds'

export type ThresholdName = keyof typeof thresholds

/** Figures that the firm has entered: UVT by year, and usury rates by month (`2026-11`, percent per year). */
export type FirmFigures = {
  uvt: readonly LegalFigure[]
  rates: readonly { month: string; percent: number; source: string }[]
}

export const noFigures: FirmFigures = { uvt: [], rates: [] }

/** Returns the UVT of a year, if possible the firm's own value; null if unknown. Other years are never used. */
export const uvtOf = (year: number, { uvt } = noFigures): LegalFigure | null =>
  uvt.find((own) => own.year === year) ?? uvtByYear[year] ?? null

/** Converts UVT to whole pesos; null when the UVT of that year is unknown. */
export function unitsInPesos(units: number, year: number, figures = noFigures): number | null {
  const uvt = uvtOf(year, figures)
  return uvt && Math.round(units * uvt.value)
}
