import { obligationTexts } from '@/content/tax-calendar/obligations'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

/** The returns and instalments of the income tax. */
const incomeDays = [
  'company-income-return',
  'company-income-second',
  'large-taxpayer-income-first',
  'large-taxpayer-income-return',
  'large-taxpayer-income-third',
  'person-income-return',
] as const

/** Yearly obligations whose due day depends on the last digits of the number. */
type OfYear = (typeof incomeDays)[number] | 'exogenous'

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

/** Returns the due day in the year before, for the same return or instalment of the income tax; null for other dates. */
export function dayOfYearBefore(date: { title: string; period: string }, ending: string): DueDate | null {
  const id = incomeDays.find((one) => obligationTexts[one].title === date.title)
  const year = Number(date.period)
  return id && year ? yearlyDay(id, year - 1, ending) : null
}

const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'))

/** Returns the first and the last due day in the year before, over all numbers. */
export function daysOfYearBefore(date: { title: string; period: string }): readonly DueDate[] {
  const days = endings
    .flatMap((ending) => dayOfYearBefore(date, ending) ?? [])
    .toSorted((one, other) => one.due.localeCompare(other.due))
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [first, last] : []
}
