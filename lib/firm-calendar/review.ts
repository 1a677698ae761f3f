import type { Route } from 'next'
import { z } from 'zod'
import { calendarReviewText as text } from '@/content/firm-calendar-review'
import { obligationName } from '@/content/obligations'
import { monthName } from '@/content/tax-calendar/words'
import { thresholds } from '@/content/tax-calendar/thresholds'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { accountId } from '@/lib/ids'
import { wageByYear, wageStates } from '@/content/legal-figures'
import { unitsInPesos, uvtOf, type FirmFigures } from '@/lib/tax-calendar/figures'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { effectiveTable, stateOfTable } from '@/lib/tax-calendar/effective-table'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import { firstMissingMonth, knownRates } from '@/lib/tax-calendar/usury-rates'
import type { ObligationId } from '@/content/tax-calendar/obligations'

const question = z.object({
  clients: z.int(),
  some: z.array(z.object({ id: accountId, title: z.string() })),
})
/** How many clients each question of the yearly review concerns, with the names of the first clients. */
export const reviewShape = z.partialRecord(z.enum(['large', 'vat', 'simple', 'persons']), question)
export type CalendarReview = z.output<typeof reviewShape>

export type ReviewItem = {
  id: string
  title: string
  note: string
  state: keyof typeof text.states
  /** The page on which the firm answers the question; null when the site does not store the answer. */
  href: Route | null
  clients: z.output<typeof question> | null
}

type FirmWage = { year: number; value: number; aid: number; source: string }

type Sources = {
  calendar: TaxCalendar
  doubtful: readonly { day: CivilDay; name: string }[]
  figures: FirmFigures & { wages?: readonly FirmWage[] }
  cities: readonly { municipality: string; obligation: string; clients: number }[]
  clients: CalendarReview
}

/** Lists missing or unconfirmed facts about the obligations that are due in `year`. */
export function reviewOf(year: number, today: CivilDay, sources: Sources): ReviewItem[] {
  const { calendar, doubtful, figures, cities, clients } = sources
  const { uvt, wage, holidays, tables, cities: places, usury, large, vat, simple, persons } = text
  const at = (view: string) => `/admin/calendario?ano=${year}&vista=${view}` as Route
  const value = uvtOf(year, figures)
  const own = figures.wages?.find((one) => one.year === year)
  const pay = own ? { ...own, state: 'decreed' as const } : wageByYear[year]
  const rate = firstMissingMonth(knownRates(figures))
  const lacking = obligationIds.filter(
    (id) => obligations[id].field !== 'city' && lacksTable(calendar, id, null, year),
  )
  const without = cities.flatMap(({ municipality, obligation }) => {
    const id = obligationIds.find((one) => one === obligation)
    return id && lacksTable(calendar, id, municipality, year)
      ? [obligationName({ obligation, municipality })]
      : []
  })
  const limit = unitsInPesos(thresholds.vatBimonthly.units, year - 1, figures)
  const item = (
    id: string,
    title: string,
    note: string,
    isDone: boolean,
    href: Route | null,
  ): ReviewItem => ({
    id,
    title,
    note,
    state: isDone ? 'done' : 'missing',
    href,
    clients: null,
  })
  const asked = (id: keyof CalendarReview, title: string, note: string): ReviewItem => {
    const found = clients[id] ?? null
    return { id, title, note, state: found ? 'confirm' : 'done', href: null, clients: found }
  }
  const largeItem = asked('large', large.title, large.text(year))
  // While the year's list of large taxpayers is missing, the site cannot say which clients are on it.
  if (year > large.until && !largeItem.clients)
    Object.assign(largeItem, { state: 'confirm', note: `${large.nobody} ${large.text(year)}` })
  const days = doubtful.map(({ day, name }) => `${formatCivilDay(day)}, ${name}`).join('; ')
  const names = lacking.map((id) => obligationName({ obligation: id, municipality: null }))
  return [
    item(
      'uvt',
      uvt.title(year),
      value ? uvt.done(formatPesos(value.value), value.source) : uvt.missing,
      value !== null,
      at('uvt'),
    ),
    item(
      'wage',
      wage.title(year),
      pay
        ? wage.done(
            formatPesos(pay.value),
            pay.aid === null ? null : formatPesos(pay.aid),
            pay.source,
            wageStates[pay.state],
          )
        : wage.missing,
      pay !== undefined,
      at('uvt'),
    ),
    {
      ...item(
        'holidays',
        holidays.title(year),
        days ? holidays.doubts(days) : holidays.done,
        days === '',
        at('dias'),
      ),
      ...(days ? { state: 'confirm' as const } : {}),
    },
    item(
      'tables',
      tables.title(year),
      names.length > 0 ? tables.missing(names.join('; ')) : tables.done,
      names.length === 0,
      at('fechas'),
    ),
    item(
      'cities',
      places.title(year),
      without.length > 0 ? places.missing(without.join('; ')) : places.done,
      without.length === 0,
      at('fechas'),
    ),
    item(
      'usury',
      usury.title,
      rate <= today.slice(0, 7) ? usury.missing(monthName(rate)) : usury.done,
      rate > today.slice(0, 7),
      at('uvt'),
    ),
    largeItem,
    asked(
      'vat',
      vat.title,
      vat.text(
        limit === null ? `${formatNumber(thresholds.vatBimonthly.units)} UVT` : formatPesos(limit),
        year - 1,
      ),
    ),
    asked('simple', simple.title, simple.text),
    asked('persons', persons.title, persons.text(year - 1)),
  ]
}

function lacksTable(
  calendar: TaxCalendar,
  id: ObligationId,
  municipality: string | null,
  year: number,
): boolean {
  const { rule, months } = obligations[id]
  if (rule.on !== 'table') return false
  const about = year - Math.floor(((months[0] ?? 1) - 1) / 12)
  return stateOfTable(effectiveTable(calendar, id, municipality, about)) === 'none'
}
