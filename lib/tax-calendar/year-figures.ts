import { uvtByYear, wageByYear } from '@/content/legal-figures'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'

export type YearFigure = 'uvt' | 'wage'

/** From this day on the figures of the next year are expected. DIAN and the Government publish them in November and December. */
const firstDay = '11-15'

/** The year whose figures must be known by now. */
export const figuresYear = (today: CivilDay): number => yearOf(today) + (today.slice(5) >= firstDay ? 1 : 0)

/** Figures of the year that are missing. `uvtYears` are the years whose UVT the firm has entered; the wage comes with the product. */
export function missingFigures(year: number, uvtYears: readonly number[]): YearFigure[] {
  return [
    ...(uvtByYear[year] || uvtYears.includes(year) ? [] : (['uvt'] as const)),
    ...(wageByYear[year] ? [] : (['wage'] as const)),
  ]
}
