import { shownMonths } from '@/content/tools/shown-months'
import { publicTaxes, type TaxSlug } from '@/content/tools/public-taxes'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import { dueMonthOf, firstDayOf, taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate, type NoDate } from '@/lib/tax-calendar/due-date'
import { obligations } from '@/lib/tax-calendar/obligations'
import { periodsOf, type Period } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'
import type { DateState } from '@/lib/tax-calendar/due-row'

/** A due date of a tax has a day for each ending of the NIT without its check digit. */
export type PublicDate = {
  tax: TaxSlug
  obligation: ObligationId
  municipality: string | null
  period: Period
  /** The month of the first due day (`2026-03`), or the usual month while the days are unknown. */
  month: string
  /** `days` is sorted, and empty while unknown; `endings` are last digits of a NIT, such as `01-05`, and `*` is any. */
  days: readonly { endings: string; due: CivilDay }[]
  norm: string
  source: string
  state: DateState | null
}

const calendar = taxCalendar(publishedSources)
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

let computed: readonly PublicDate[] | undefined

/** These dates are for everybody, so the firm's own tables and overrides are not used. */
export const publicDates = (): readonly PublicDate[] => (computed ??= compute())

const compute = (): PublicDate[] =>
  publicTaxes.flatMap(({ slug, obligations: ids }) =>
    ids.flatMap((one) => {
      const municipality = 'municipality' in one ? one.municipality : null
      // Some duties of a year are due in the next year, so the year before the shown months is included.
      return [2025, 2026, 2027]
        .flatMap((year) => periodsOf(obligations[one.id].cycle, year))
        .map((period) => publicDate(slug, one.id, period, municipality))
        .filter(({ month }) => shownMonths.includes(month))
    }),
  )

function publicDate(
  tax: TaxSlug,
  obligation: ObligationId,
  period: Period,
  municipality: string | null,
): PublicDate {
  const dates = twoDigits.map((ending) => dateFor(obligation, period, ending, municipality))
  const dated = dates.filter((date): date is DueDate => date.status === 'dated')
  const known = dated.length === dates.length ? dated : []
  const [first] = known
  const days = byEnding(known.map(({ due }) => due))
  const usual = dueMonthOf(obligation, period)
  return {
    tax,
    obligation,
    municipality,
    period,
    month: (days[0]?.due ?? firstDayOf(usual)).slice(0, 7),
    days,
    norm: first?.norm ?? '',
    source: first?.source ?? '',
    state: first?.state ?? null,
  }
}

/** Dates depend only on the last two digits, so an invented NIT with this ending is enough. */
function dateFor(
  obligation: ObligationId,
  period: Period,
  ending: string,
  municipality: string | null,
): DueDate | NoDate {
  const nit = `8001002${ending}`
  return dueDate(calendar, obligation, period, {
    client: null,
    nit,
    digit: checkDigit(nit),
    municipality: municipality === null ? null : { code: municipality, duties: [obligation] },
  })
}

/** Joins NIT endings with the same due date into as few groups as possible; `due` has a day for each ending 00 to 99. */
export function byEnding(due: readonly CivilDay[]): PublicDate['days'] {
  const [first] = due
  if (first === undefined) return []
  if (due.every((day) => day === first)) return [{ endings: '*', due: first }]
  const byLast = due.every((day, place) => day === due[place % 10])
  const count = byLast ? 10 : 100
  const width = byLast ? 1 : 2
  const name = (place: number) => String(place % count).padStart(width, '0')
  // A group may contain both 99 and 00 (`96-00`), so grouping begins at an ending where the due day changes.
  const start = Array.from({ length: count }, (_, place) => place).find(
    (place) => due[place] !== due[(place + count - 1) % count],
  )
  const groups: { from: number; to: number; due: CivilDay }[] = []
  for (let step = 0; step < count; step += 1) {
    const place = (start ?? 0) + step
    const day = due[place % count] ?? first
    const last = groups.at(-1)
    if (last && last.due === day) last.to = place
    else groups.push({ from: place, to: place, due: day })
  }
  return groups
    .map(({ from, to, due: day }) => ({
      endings: from === to ? name(from) : `${name(from)}-${name(to)}`,
      due: day,
    }))
    .toSorted((one, other) => one.due.localeCompare(other.due))
}

/** Dates whose day is still unknown come last in their month. */
const inOrder = (dates: readonly PublicDate[]): PublicDate[] =>
  dates.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))

const placeOf = ({ month, days }: PublicDate) => days[0]?.due ?? `${month}-99`

export const datesOfTax = (tax: TaxSlug): PublicDate[] =>
  inOrder(publicDates().filter((date) => date.tax === tax))

export const datesOfMonth = (month: string): PublicDate[] =>
  inOrder(
    publicDates().flatMap((date) => {
      const days = date.days.filter(({ due }) => due.startsWith(month))
      return days.length > 0 || (date.days.length === 0 && date.month === month) ? [{ ...date, days }] : []
    }),
  )
