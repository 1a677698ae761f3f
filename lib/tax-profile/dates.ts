import 'server-only'
import { municipalityName } from '@/content/municipalities'
import { dateStates, obligationTexts } from '@/content/tax-calendar/obligations'
import { missingFacts } from '@/content/tax-calendar/profile'
import { noTable, periodName, whyText } from '@/content/tax-calendar/words'
import { makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dutiesBetween, type Duty } from '@/lib/tax-calendar/duties'
import { periodKey } from '@/lib/tax-calendar/period'
import type { ClientProfile } from '@/lib/tax-calendar/profile'
import type { DateLine } from '@/lib/tax-profile/changes'

/** The same day of the next year; of 29 February, 1 March. */
const yearAfter = (day: CivilDay): CivilDay =>
  makeDay(yearOf(day) + 1, Number(day.slice(5, 7)), Number(day.slice(8)))

/** What a profile gives in the twelve months from a day on, the earliest first, what has no date last. */
export const datesOf = (calendar: TaxCalendar, client: ClientProfile, from: CivilDay): DateLine[] =>
  dutiesBetween(calendar, client, from, yearAfter(from)).map(lineOf)

function lineOf({ obligation, municipality, period, reasons, date }: Duty): DateLine {
  const { title, norm } = obligationTexts[obligation]
  const line = {
    key: [obligation, municipality, periodKey(period)].join(' '),
    title,
    place: municipality === null ? null : municipalityName(municipality),
    period: periodName(period),
    why: whyText(reasons),
  }
  if (date.status === 'dated') {
    const { due, actBy, latest, state, source } = date
    return { ...line, due, actBy, latest, state, note: dateStates[state], norm: date.norm, source }
  }
  const note = date.status === 'no-table' ? noTable : missingFacts[date.missing]
  return { ...line, due: null, actBy: null, latest: null, state: null, note, norm, source: null }
}
