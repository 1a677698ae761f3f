import { addDays, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { dueMonthOf, firstDayOf } from '@/lib/tax-calendar/calendar'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { lastDayOf, type Period } from '@/lib/tax-calendar/period'
import { vatCycleOf, type ClientProfile, type Facts, type Trait } from '@/lib/tax-calendar/profile'

export type DatedProfile = ClientProfile & { since: CivilDay }

/** A client's profiles, earliest first. The first profile also covers the time before it. */
export type History = readonly DatedProfile[]

export const profileOn = (history: History, day: CivilDay): DatedProfile | undefined =>
  history.findLast(({ since }) => since <= day) ?? history[0]

/** Lists show a duty without a date under this day, the last of its usual due month. */
export function dueMonthEnd(id: ObligationId, period: Period): CivilDay {
  const { year, month } = dueMonthOf(id, period)
  return addDays(firstDayOf({ year, month: month + 1 }), -1)
}

/** A duty depends on the profile at the end of its period, or of its usual due month if that month ends earlier. */
export function profileOfPeriod(
  history: History,
  id: ObligationId,
  period: Period,
): DatedProfile | undefined {
  const [ends, falls] = [lastDayOf(period), dueMonthEnd(id, period)]
  return profileOn(history, ends < falls ? ends : falls)
}

/** These facts hold only for the calendar year in which their profile begins. */
const yearly: readonly Trait[] = [
  'files-income',
  'below-thresholds',
  'works-for-taxes',
  'works-for-taxes-rejected',
]

/**
 * The VAT cycle of a year is that of its first profile with VAT.
 * With `statusOn: 'filing'` the profile on the due day also matters (DUR 1625 de 2016, art. 1.6.1.13.2.11).
 * The profile on the due day decides code 13 of the RUT (large taxpayer) and the facts in `yearly`.
 * The profile on the due day can also add the codes 04 and 05 of the RUT.
 */
export function factsFor(
  history: History,
  profile: DatedProfile,
  {
    id,
    period,
    due,
    firstInstalment,
  }: { id: ObligationId; period: Period; due: CivilDay; firstInstalment: CivilDay },
): Facts {
  const { audience, statusOn } = obligations[id]
  const known = { ...profile, namedLate: false, cycle: null, vatChanged: false }
  if (audience.vat) {
    const own = vatCycleOf(profile)
    const cycle = yearlyVatCycle(history, period.year) ?? own
    return { ...known, cycle, vatChanged: own !== null && own !== cycle }
  }
  if (statusOn === 'period') return known
  const filing = profileOn(history, due) ?? profile
  const isLarge = filing.responsibilities.includes('13')
  const wasLarge = profileOn(history, firstInstalment)?.responsibilities.includes('13') ?? false
  const current = yearOf(filing.since) === yearOf(due) ? filing.traits : []
  return {
    ...known,
    namedLate: isLarge && !wasLarge,
    responsibilities: [
      ...profile.responsibilities.filter((code) => code !== '13'),
      ...filing.responsibilities.filter(
        (code) => ['04', '05'].includes(code) && !profile.responsibilities.includes(code),
      ),
      ...(isLarge ? ['13'] : []),
    ],
    traits: [
      ...profile.traits.filter((trait) => !yearly.includes(trait)),
      ...current.filter((trait) => yearly.includes(trait)),
    ],
  }
}

function yearlyVatCycle(history: History, year: number) {
  const before = profileOn(history, makeDay(year, 1, 1))
  const within = history.filter(({ since }) => since > makeDay(year, 1, 1) && yearOf(since) === year)
  return [...(before ? [before] : []), ...within]
    .filter(({ regime, responsibilities }) => regime !== 'simple' && responsibilities.includes('48'))
    .map(vatCycleOf)
    .find((cycle) => cycle !== null)
}
