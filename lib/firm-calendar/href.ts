import { firmCalendarText } from '@/content/firm-calendar'
import { bogotaDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { SearchParams } from '@/lib/http/search-params'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'

type View = keyof typeof firmCalendarText.view

const views = Object.keys(firmCalendarText.view) as View[]
/** The rules that compute dates begin in 2024, so the calendar has no earlier years. */
export const firstYear = 2024
const yearsAhead = 3

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
export function readCalendarQuery(params: SearchParams): { year: number; years: number[]; view: View } {
  const view = views.find((one) => one === textOf(params, 'vista')) ?? 'fechas'
  const { year, years } = readYear(params)
  return { year: view === 'revisar' && textOf(params, 'ano') === '' ? reviewYear() : year, years, view }
}

/** From November to January, the year whose calendar the page Hoy asks the firm to prepare; null in other months. */
export const yearInPreparation = (today: CivilDay): number | null =>
  ['11', '12', '01'].includes(today.slice(5, 7)) ? reviewYear(today) : null

/** Returns the year that the firm prepares: from November on the next year, before that the current year. */
export function reviewYear(today = bogotaDay(Date.now())): number {
  return yearOf(today) + (today.slice(5, 7) >= '11' ? 1 : 0)
}

export type TableQuery = { obligation: ObligationId; municipality: string | null; year: number }

/** Reads `?obligacion=withholding&ano=2026`; null for an unknown obligation or a wrong municipality. */
export function readTableQuery(params: SearchParams): TableQuery | null {
  const obligation = obligationIds.find((id) => id === textOf(params, 'obligacion'))
  const municipality = textOf(params, 'municipio')
  if (!obligation) return null
  const isLocal = obligations[obligation].field === 'city'
  if (isLocal ? !/^\d{5}$/.test(municipality) : municipality !== '') return null
  return { obligation, municipality: isLocal ? municipality : null, year: readYear(params).year }
}
