import { monthName } from '../tax-calendar/words'

/** The site shows dates of these months only; the review every January moves both ends. */
const [firstMonth, lastMonth] = ['2026-11', '2027-12']

export const shownMonths: readonly string[] = [2026, 2027]
  .flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
  )
  .filter((month) => firstMonth <= month && month <= lastMonth)

/** The last part of the URL of a month's page: `diciembre-2026` for `2026-12`. */
export const monthSlug = (month: string): string => monthName(month).replace(' de ', '-')
