import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import { addDays, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { SearchParams } from '@/lib/http/search-params'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { VatCycle } from '@/lib/tax-calendar/profile'
import { lastDayOf, partsOf, periodKey, readPeriod, type Period } from '@/lib/tax-calendar/period'

/** VAT is filed for two or four months, withholding for one month. */
export type WorksheetKind = 'vat' | 'withholding'
export type WorksheetPeriod = Period & { cycle: VatCycle | 'month' }

export const kindOf = ({ cycle }: WorksheetPeriod): WorksheetKind =>
  cycle === 'month' ? 'withholding' : 'vat'

const hasSheet = (period: Period | null): period is WorksheetPeriod =>
  period !== null && ['month', 'bimester', 'four-months'].includes(period.cycle)

const firstDayOf = ({ cycle, year, part }: Period): CivilDay =>
  makeDay(year, ((part - 1) * 12) / partsOf(cycle) + 1, 1)

export const daysOf = (period: Period) => ({ from_day: firstDayOf(period), until_day: lastDayOf(period) })

export function periodAfter<P extends Period>(period: P, count: number): P {
  const parts = partsOf(period.cycle)
  const place = period.year * parts + period.part - 1 + count
  return { ...period, year: Math.floor(place / parts), part: (place % parts) + 1 }
}

export function lastEndedPeriod(cycle: WorksheetPeriod['cycle'], today: CivilDay): WorksheetPeriod {
  const month = Number(today.slice(5, 7))
  const part = Math.ceil((month * partsOf(cycle)) / 12)
  return periodAfter({ cycle, year: yearOf(today), part }, -1)
}

/** Returns the period of the other worksheet (VAT or withholding) that contains the last month of `period`. */
export function otherKind(period: WorksheetPeriod, cycle: VatCycle | null): WorksheetPeriod {
  if (period.cycle !== 'month') return readMonth(lastDayOf(period))
  const vat = cycle ?? 'bimester'
  return { cycle: vat, year: period.year, part: Math.ceil((period.part * partsOf(vat)) / 12) }
}

const readMonth = (day: CivilDay): WorksheetPeriod => ({
  cycle: 'month',
  year: yearOf(day),
  part: Number(day.slice(5, 7)),
})

/**
 * A null `period` means the last period that has ended.
 * `figure` names the amount whose invoices are listed. The list skips the first `passed` invoices.
 */
export type WorksheetQuery = { period: WorksheetPeriod | null; figure: string | null; passed: number }

const earliestYear = 2015

/** Reads `?periodo=2026-B5&cifra=purchase/01/19&desde=200`; invalid values are ignored. */
export function readWorksheetQuery(params: SearchParams, today: CivilDay): WorksheetQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const period = readPeriod(text('periodo'))
  const isKnown = hasSheet(period) && period.year >= earliestYear && firstDayOf(period) <= addDays(today, 31)
  const figure = text('cifra')
  const passed = text('desde')
  return {
    period: isKnown ? period : null,
    figure: /^[a-z]{4,8}\/[\w.-]{1,12}(\/[\w.]{1,12})?$/.test(figure) ? figure : null,
    passed: /^\d{1,6}$/.test(passed) ? Number(passed) : 0,
  }
}

export function worksheetHref(
  client: AccountId,
  period: Period | null,
  { figure, passed = 0 }: { figure?: string | null; passed?: number } = {},
): Route {
  const params = new URLSearchParams()
  if (period) params.set('periodo', periodKey(period))
  if (figure) params.set('cifra', figure)
  if (passed > 0) params.set('desde', String(passed))
  return `/admin/clientes/${client}/hoja${params.size > 0 ? `?${params}` : ''}${figure ? '#facturas' : ''}` as Route
}

/** Returns the link to the worksheet of an obligation; null for obligations without a worksheet. */
export function obligationWorksheet(one: {
  obligation: string
  period: string
  client: AccountId
}): Route | null {
  const period = readPeriod(one.period)
  const known = (obligations as Readonly<Record<string, { sheet: boolean }>>)[one.obligation]
  return known?.sheet && hasSheet(period) ? worksheetHref(one.client, period) : null
}
