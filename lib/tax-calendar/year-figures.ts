import { uvtByYear, wageByYear } from '@/content/legal-figures'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'

export type YearFigure = 'uvt' | 'wage'

/** The next year's figures are expected from this day on, because they are published by 31 December. */
const firstDay = '11-15'

export const figuresYear = (today: CivilDay): number => yearOf(today) + (today.slice(5) >= firstDay ? 1 : 0)

type EnteredYears = { uvt: readonly number[]; wages: readonly number[] }

export function missingFigures(year: number, entered: EnteredYears): YearFigure[] {
  return [
    ...(uvtByYear[year] || entered.uvt.includes(year) ? [] : (['uvt'] as const)),
    ...(wageByYear[year] || entered.wages.includes(year) ? [] : (['wage'] as const)),
  ]
}
