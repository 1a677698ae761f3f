import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

/** Yearly obligations whose due day depends on the last two digits of the number. */
type OfYear = 'person-income-return' | 'exogenous'

/** Returns the due day of a yearly obligation for numbers with these last two digits; null without a table. */
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
