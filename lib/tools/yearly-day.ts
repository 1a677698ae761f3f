import { obligationTexts } from '@/content/tax-calendar/obligations'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

const yearlyDays = [
  'company-income-return',
  'company-income-second',
  'large-taxpayer-income-first',
  'large-taxpayer-income-return',
  'large-taxpayer-income-third',
  'person-income-return',
  'wealth-return',
  'wealth-second',
] as const

type OfYear = (typeof yearlyDays)[number] | 'exogenous'

/** Returns the due day for numbers that end in these two digits; null while the day is unknown. */
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

/** Returns the day of the same return or instalment in the year before; null for other dates. */
export function dayOfYearBefore(date: { title: string; period: string }, ending: string): DueDate | null {
  const id = yearlyDays.find((one) => obligationTexts[one].title === date.title)
  const year = Number(date.period)
  return id && year ? yearlyDay(id, year - 1, ending) : null
}

const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'))

/** Returns the earliest and the latest due day among all NIT endings, in the year before `date`. */
export function daysOfYearBefore(date: { title: string; period: string }): readonly DueDate[] {
  const days = endings
    .flatMap((ending) => dayOfYearBefore(date, ending) ?? [])
    .toSorted((one, other) => one.due.localeCompare(other.due))
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [first, last] : []
}
