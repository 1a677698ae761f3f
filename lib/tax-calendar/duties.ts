import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { dueMonthOf, firstDayOf, type TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate, type NoDate } from '@/lib/tax-calendar/due-date'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { Period } from '@/lib/tax-calendar/period'
import {
  whyTheirs,
  type ClientProfile,
  type MissingFact,
  type Municipality,
  type Reason,
} from '@/lib/tax-calendar/profile'

export type Duty = {
  obligation: ObligationId
  /** DANE code; null for national obligations or an unknown municipality. */
  municipality: string | null
  period: Period
  reasons: readonly Reason[]
  date: DueDate | NoDate
}

/** `year` is the year that duties are about; some are due in the next year, such as income tax and December's withholding. */
export function dutiesOfYear(calendar: TaxCalendar, client: ClientProfile, year: number): Duty[] {
  return obligationIds.flatMap((id) => {
    if (obligations[id].field === 'city')
      return client.municipalities
        .filter(({ duties }) => duties.includes(id))
        .flatMap((municipality) =>
          dutiesIn(calendar, client, id, year, { municipality, ...because(municipality) }),
        )
    const why = whyTheirs(obligations[id].audience, client)
    return why ? dutiesIn(calendar, client, id, year, { municipality: null, ...why }) : []
  })
}

const because = ({ code }: Municipality): { reasons: Reason[]; missing: null } => ({
  reasons: [{ fact: 'municipality', value: code ?? '' }],
  missing: null,
})

type Why = { municipality: Municipality | null; reasons: readonly Reason[]; missing: MissingFact | null }

function dutiesIn(
  calendar: TaxCalendar,
  client: ClientProfile,
  obligation: ObligationId,
  year: number,
  { municipality, reasons, missing }: Why,
): Duty[] {
  return calendar.periodsOf(obligation, municipality?.code ?? null, year).map((period) => ({
    obligation,
    municipality: municipality?.code ?? null,
    period,
    reasons,
    date: missing
      ? { status: 'to-be-confirmed', missing }
      : dueDate(calendar, obligation, period, { ...client, municipality }),
  }))
}

/** Duties due from `from` to `until`, inclusive, earliest first. Undated duties with their usual month in that time come last. */
export function dutiesBetween(
  calendar: TaxCalendar,
  client: ClientProfile,
  from: CivilDay,
  until: CivilDay,
): Duty[] {
  // Every duty is due within two years after its year begins, so the year before `from` is included.
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 2 }, (_, n) => yearOf(from) - 1 + n)
  const duties = years.flatMap((year) => dutiesOfYear(calendar, client, year))
  return duties
    .filter(({ obligation, period, date }) => {
      if (date.status === 'dated') return from <= date.due && date.due <= until
      const { year, month } = dueMonthOf(obligation, period)
      return firstDayOf({ year, month }) <= until && from < firstDayOf({ year, month: month + 1 })
    })
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
}

const placeOf = ({ date }: Duty): string => (date.status === 'dated' ? date.due : 'without date')
