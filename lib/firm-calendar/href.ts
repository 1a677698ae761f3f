import { firmCalendarText } from '@/content/firm-calendar'
import { bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import type { SearchParams } from '@/lib/http/search-params'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'

type View = keyof typeof firmCalendarText.view

const views = Object.keys(firmCalendarText.view) as View[]
/** The rules that compute dates begin in 2024, so the calendar has no earlier years. */
export const firstYear = 2024
const yearsAhead = 3

/** The firm can load and open the tables of these years. */
export const calendarYears = (thisYear: number): number[] =>
  Array.from({ length: thisYear + yearsAhead - firstYear + 1 }, (_, at) => firstYear + at)

const textOf = (params: SearchParams, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

function readYear(params: SearchParams): { year: number; years: number[] } {
  const thisYear = yearOf(bogotaDay(Date.now()))
  const years = calendarYears(thisYear)
  return { year: years.find((year) => textOf(params, 'ano') === String(year)) ?? thisYear, years }
}

/** Reads `?ano=2026&vista=dias`; invalid values are ignored. */
export const readCalendarQuery = (params: SearchParams): { year: number; years: number[]; view: View } => ({
  ...readYear(params),
  view: views.find((view) => view === textOf(params, 'vista')) ?? 'fechas',
})

export type TableQuery = { obligation: ObligationId; municipality: string | null; year: number }

/** Reads `?obligacion=withholding&ano=2026`; null when the obligation is unknown or the municipality does not fit it. */
export function readTableQuery(params: SearchParams): TableQuery | null {
  const obligation = obligationIds.find((id) => id === textOf(params, 'obligacion'))
  const municipality = textOf(params, 'municipio')
  if (!obligation) return null
  const isLocal = obligations[obligation].field === 'city'
  if (isLocal ? !/^\d{5}$/.test(municipality) : municipality !== '') return null
  return { obligation, municipality: isLocal ? municipality : null, year: readYear(params).year }
}
