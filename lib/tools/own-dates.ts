import { dueDatesForm, type Payer } from '@/content/tools/due-dates'
import type { TaxSlug } from '@/content/tools/public-taxes'
import { nitDigitForm } from '@/content/tools/nit-digit'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { DateState } from '@/lib/tax-calendar/due-row'
import { checkDigit, readNit } from '@/lib/format/nit'
import type { Result } from '@/lib/result'
import { endsIn } from '@/lib/tax-calendar/rule'

/** The dates of one tax as the page carries them; `days` is like `1:2026-03-10 2:2026-03-11`, empty while unknown. */
export type TaxDates = {
  slug: TaxSlug
  name: string
  payers: readonly Payer[]
  duties: readonly {
    title: string
    norms: readonly string[]
    /** `norm` is the place in `norms`. */
    dates: readonly { period: string; usual: string; days: string; state: DateState | null; norm: number }[]
  }[]
}

export type OwnDate = {
  title: string
  period: string
  /** Null while no table is published; `listed` then is the last day of the usual month. */
  due: CivilDay | null
  listed: CivilDay
  state: DateState | null
  norm: string
}
export type OwnTax = { slug: TaxSlug; name: string; dates: readonly OwnDate[] }

/** The dates of one NIT or cédula without its check digit, earliest first within each tax. */
export function ownDates(taxes: readonly TaxDates[], nit: string, payer: Payer): OwnTax[] {
  return taxes
    .filter(({ payers }) => payers.includes(payer))
    .map(({ slug, name, duties }) => ({
      slug,
      name,
      dates: duties
        .flatMap(({ title, norms, dates }) =>
          dates.map(({ period, usual, days, state, norm }) => {
            const due = dayFor(days, nit)
            return { title, period, due, listed: due ?? `${usual}-31`, state, norm: norms[norm] ?? '' }
          }),
        )
        .toSorted((one, other) => one.listed.localeCompare(other.listed)),
    }))
}

function dayFor(days: string, nit: string): CivilDay | null {
  const theirs = days.split(' ').find((one) => {
    const [endings = ''] = one.split(':')
    return endings === '*' || (endings !== '' && endsIn(nit, endings))
  })
  return theirs?.split(':')[1] ?? null
}

/** The number without its check digit, or the sentence that says what is wrong with it. A typed check digit must fit. */
export function readOwner(typed: string): { nit: string; problem?: never } | { nit: null; problem: string } {
  const read = readNit(typed)
  if (read === null || read === 'few') return { nit: null, problem: dueDatesForm.few }
  if (typeof read === 'string') return { nit: null, problem: nitDigitForm.problems[read] }
  const digit = checkDigit(read.nit)
  if (read.digit === null || Number(read.digit) === digit) return { nit: read.nit }
  return { nit: null, problem: dueDatesForm.wrongDigit(digit) }
}

export type FoundDates = { nit: string; payer: Payer; today: CivilDay; taxes: readonly OwnTax[] }
/** The state of the form after it was sent without script; `typed` refills it. */
export type DueDatesState = { typed: string; payer: string; result: Result<FoundDates> } | null
