import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

/** Returns the day on which a person with these two last digits files the return of a year; null without a table. */
export function incomeReturnDay(year: number, ending: string): DueDate | null {
  const [period] = periodsOf(obligations['person-income-return'].cycle, year)
  const nit = `8001002${ending}`
  if (!period || !/^\d\d$/.test(ending)) return null
  const date = dueDate(taxCalendar(publishedSources), 'person-income-return', period, {
    client: null,
    nit,
    digit: checkDigit(nit),
    municipality: null,
  })
  return date.status === 'dated' ? date : null
}
