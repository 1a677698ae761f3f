import { uvt, uvtBefore, uvtByYear, type LegalFigure } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { happenedThisYear } from '@/lib/assistant/this-year'

/**
 * Returns the UVT of the year that an income return declares, or null if this UVT is unknown.
 * For a return that is filed next year, the UVT of the current year is returned.
 * Returns null for «renta 2026» in 2026, because 2026 may be the year of the income or of the filing.
 * Returns the UVT of 2026 for «vendí en 2026», because a sale names the year of the income.
 */
export function declaredYear({ text, time }: Pick<Question, 'text' | 'time'>): LegalFigure | null {
  if (time.year === null && time.nextYear) return uvt
  if ((time.year === null || time.year === uvt.year) && happenedThisYear(text)) return uvt
  if (time.year === uvt.year + 1) return uvt
  const figure = uvtByYear[time.year ?? uvtBefore.year]
  return figure && figure.year < uvt.year ? figure : null
}
