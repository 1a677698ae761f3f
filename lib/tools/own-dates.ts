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
    /** The usual month (`2026-12`), which sorts a date whose days are unknown. */
    month: string
    /** `days` is empty until a table is published; `endings` is like `*`, `4`, `9-0` or `01-05`. */
    days: readonly { endings: string; due: CivilDay }[]
    state: DateState | null
    norm: string
  }[]
}

export type OwnDate = {
  title: string
  period: string
  /** The due day, null until a table is published; then `listed` is the last day of the usual month. */
  due: CivilDay | null
  listed: CivilDay
  state: DateState | null
  norm: string
}
export type OwnTax = { slug: TaxSlug; name: string; dates: readonly OwnDate[] }

/** Returns the dates of one NIT or cédula without its check digit, earliest first within each tax. */
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
/** The state of the form after it was sent without script; `typed` refills it. */
export type DueDatesState = { typed: string; payer: string; result: Result<FoundDates> } | null
