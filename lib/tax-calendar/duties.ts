import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate, type NoDate } from '@/lib/tax-calendar/due-date'
import { dueMonthEnd, factsFor, profileOfPeriod, type History } from '@/lib/tax-calendar/history'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { Period } from '@/lib/tax-calendar/period'
import { whyTheirs, type Reason } from '@/lib/tax-calendar/profile'

export type Duty = {
  obligation: ObligationId
  /** The DANE code; null for national obligations or an unknown municipality. */
  municipality: string | null
  period: Period
  reasons: readonly Reason[]
  date: DueDate | NoDate
  /** The due day or, if it is unknown, the last day of the usual due month. */
  listed: CivilDay
}

/** Some duties of a year are due in the next year, such as income tax and December's withholding. */
export function dutiesOfYear(calendar: TaxCalendar, history: History, year: number): Duty[] {
  return obligationIds.flatMap((id) =>
    obligations[id].field === 'city'
      ? cityDuties(calendar, history, id, year)
      : calendar.periodsOf(id, null, year).flatMap((period) => nationalDuty(calendar, history, id, period)),
  )
}

const listedOn = (date: DueDate | NoDate, id: ObligationId, period: Period): CivilDay =>
  date.status === 'dated' ? date.due : dueMonthEnd(id, period)

function cityDuties(calendar: TaxCalendar, history: History, id: ObligationId, year: number): Duty[] {
  const codes = new Set(history.flatMap(({ municipalities }) => municipalities.map(({ code }) => code)))
  return [...codes].flatMap((code) =>
    calendar.periodsOf(id, code, year).flatMap((period): Duty[] => {
      const profile = profileOfPeriod(history, id, period)
      const municipality = profile?.municipalities.find((one) => one.code === code && one.duties.includes(id))
      if (!profile || !municipality) return []
      const date = dueDate(calendar, id, period, { ...profile, municipality })
      const reasons: Reason[] = [{ fact: 'municipality', value: code ?? '' }]
      return [
        { obligation: id, municipality: code, period, reasons, date, listed: listedOn(date, id, period) },
      ]
    }),
  )
}

const firstInstalment: ObligationId = 'large-taxpayer-income-first'

function nationalDuty(calendar: TaxCalendar, history: History, id: ObligationId, period: Period): Duty[] {
  const profile = profileOfPeriod(history, id, period)
  if (!profile) return []
  const { audience, statusOn } = obligations[id]
  const dateOf = (one: ObligationId) => dueDate(calendar, one, period, { ...profile, municipality: null })
  const date = dateOf(id)
  const facts = factsFor(history, profile, {
    id,
    period,
    due: listedOn(date, id, period),
    firstInstalment: statusOn === 'filing' ? listedOn(dateOf(firstInstalment), firstInstalment, period) : '',
  })
  const why = whyTheirs(audience, facts)
  if (!why) return []
  const known: DueDate | NoDate = why.missing ? { status: 'to-be-confirmed', missing: why.missing } : date
  const listed = listedOn(known, id, period)
  return [{ obligation: id, municipality: null, period, reasons: why.reasons, date: known, listed }]
}

export function dutiesBetween(
  calendar: TaxCalendar,
  history: History,
  from: CivilDay,
  until: CivilDay,
): Duty[] {
  // Duties of a year are due in that year or the next, so the duties of the year before `from` are included.
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 2 }, (_, n) => yearOf(from) - 1 + n)
  return years
    .flatMap((year) => dutiesOfYear(calendar, history, year))
    .filter(({ listed }) => from <= listed && listed <= until)
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
}

const placeOf = ({ date }: Duty): string => (date.status === 'dated' ? date.due : 'without date')
