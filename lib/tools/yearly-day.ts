import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

/** Returns of a year that a two-digit ending decides. */
type OfYear = 'person-income-return' | 'exogenous'

/** Returns the day on which a number with these two last digits files what is due for a year; null without a table. */
export function yearlyDay(obligation: OfYear, year: number, ending: string): DueDate | null {
  const [period] = periodsOf(obligations[obligation].cycle, year)
  const nit = `8001002${ending}`
  if (!period || !/^\d\d$/.test(ending)) return null
  const date = dueDate(taxCalendar(publishedSources), obligation, period, {
    client: null,
    nit,
    digit: checkDigit(nit),
    municipality: null,
  })
  return date.status === 'dated' ? date : null
}
