import type { Payer } from '@/content/tools/due-dates'
import type { TaxSlug } from '@/content/tools/public-taxes'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { DateState } from '@/lib/tax-calendar/due-row'
import type { Result } from '@/lib/result'
import { endsIn } from '@/lib/tax-calendar/rule'

export type TaxDates = {
  slug: TaxSlug
  name: string
  payers: readonly Payer[]
  dates: readonly {
    title: string
    period: string
    /** The usual month (`2026-12`), by which a date is sorted while its days are unknown. */
    month: string
    /** Empty until a table is published; `endings` are last digits of a NIT, such as `4` or `01-05`, and `*` is any. */
    days: readonly { endings: string; due: CivilDay }[]
    state: DateState | null
    norm: string
  }[]
}

export type OwnDate = {
  title: string
  period: string
  /**
   * `due` is null until a table with the due dates is published.
   * `listed` sorts the dates. It is `due` or, if that is null, the end of the usual month.
   */
  due: CivilDay | null
  listed: CivilDay
  state: DateState | null
  norm: string
}
export type OwnTax = { slug: TaxSlug; name: string; dates: readonly OwnDate[] }

export function ownDates(taxes: readonly TaxDates[], nit: string, payer: Payer): OwnTax[] {
  return taxes
    .filter(({ payers }) => payers.includes(payer))
    .map(({ slug, name, dates }) => ({
      slug,
      name,
      dates: dates
        .map(({ month, days, ...date }) => {
          const due = dayFor(days, nit)
          return { ...date, due, listed: due ?? `${month}-31` }
        })
        .toSorted((one, other) => one.listed.localeCompare(other.listed)),
    }))
}

const dayFor = (days: TaxDates['dates'][number]['days'], nit: string): CivilDay | null =>
  days.find(({ endings }) => endings === '*' || endsIn(nit, endings))?.due ?? null

export type FoundDates = { nit: string; payer: Payer; today: CivilDay; taxes: readonly OwnTax[] }
/** The state of the form for users without script. `typed` is what the user typed; the form shows it again. */
export type DueDatesState = { typed: string; payer: string; result: Result<FoundDates> } | null
