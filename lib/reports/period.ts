import { addDays, isCivilDay, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isUuid } from '@/lib/format/uuid'

type Params = Record<string, string | string[] | undefined>

/** The report of which days, and of whose clients; null for the whole firm. */
export type ReportQuery = { from: CivilDay; until: CivilDay; member: string | null }

/** More days are no period of a report any more. */
const mostDays = 800

/**
 * `?desde=2026-09-01&hasta=2026-11-30&asesor=…`; without sound days the three months up to today, and what makes no sense is as if
 * it were not there.
 */
export function readReportAddress(params: Params, today: CivilDay): ReportQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const [from, until, member] = [text('desde'), text('hasta'), text('asesor')]
  const sound = isCivilDay(from) && isCivilDay(until) && from <= until && until <= addDays(from, mostDays)
  return {
    ...(sound ? { from, until } : lastMonths(today)),
    member: isUuid(member) ? member : null,
  }
}

/** This month and the two before it, up to today. */
const lastMonths = (today: CivilDay) => ({
  from: makeDay(yearOf(today), Number(today.slice(5, 7)) - 2, 1),
  until: today,
})

/** The periods that people ask for most. */
export const usualPeriods = (
  today: CivilDay,
): Record<'months' | 'month' | 'year', { from: CivilDay; until: CivilDay }> => ({
  months: lastMonths(today),
  month: { from: `${today.slice(0, 7)}-01`, until: today },
  year: { from: makeDay(yearOf(today), 1, 1), until: today },
})

export function reportParams({ from, until, member }: ReportQuery): URLSearchParams {
  const params = new URLSearchParams({ desde: from, hasta: until })
  if (member) params.set('asesor', member)
  return params
}
