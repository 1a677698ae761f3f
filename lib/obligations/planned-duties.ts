import type { AccountId } from '@/lib/ids'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { dueMonthOf, firstDayOf, type TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DateState } from '@/lib/tax-calendar/due-row'
import { dutiesBetween, type Duty } from '@/lib/tax-calendar/duties'
import { lastDayOf, periodKey } from '@/lib/tax-calendar/period'
import { nitProblem, type ClientProfile, type MissingFact } from '@/lib/tax-calendar/profile'

export type StoredProfile = Omit<ClientProfile, 'client' | 'vatCycle'> & {
  valid_from: CivilDay
  vat_cycle: ClientProfile['vatCycle']
}

export type PlannedDuty = {
  obligation: string
  municipality: string | null
  period: string
  /** Lists sort by this day: `due` or, if it is unknown, the last day of the usual due month. */
  listed: CivilDay
  due: CivilDay | null
  act_by: CivilDay | null
  date_state: DateState | null
  norm: string | null
  source: string | null
  missing: 'no-table' | MissingFact | null
}

/**
 * Duties due from `from` to `until`. A duty comes from the profile that is valid at the end of the duty's period or, if
 * earlier, of its usual due month. The first profile also covers the time before it.
 */
export function plannedDuties(
  calendar: TaxCalendar,
  client: AccountId | null,
  profiles: readonly StoredProfile[],
  from: CivilDay,
  until: CivilDay,
): PlannedDuty[] {
  return profiles.flatMap((profile, place) => {
    const begins = place === 0 ? '' : profile.valid_from
    const next = profiles[place + 1]?.valid_from
    const { vat_cycle: vatCycle, valid_from: _, ...facts } = profile
    return dutiesBetween(calendar, { ...facts, client, vatCycle }, from, until).flatMap((duty) => {
      // The due date cannot decide, because it depends on the profile: two profiles could include the duty, or none.
      const [ends, falls] = [lastDayOf(duty.period), dueMonthEnd(duty)]
      const day = ends < falls ? ends : falls
      return day >= begins && (!next || day < next) ? [toPlanned(duty)] : []
    })
  })
}

function dueMonthEnd({ obligation, period }: Duty): CivilDay {
  const { year, month } = dueMonthOf(obligation, period)
  return addDays(firstDayOf({ year, month: month + 1 }), -1)
}

function toPlanned(duty: Duty): PlannedDuty {
  const { obligation, municipality, period, date } = duty
  const slot = { obligation, municipality, period: periodKey(period) }
  if (date.status === 'dated') {
    const { due, actBy, state, norm, source } = date
    return { ...slot, listed: due, due, act_by: actBy, date_state: state, norm, source, missing: null }
  }
  const listed = dueMonthEnd(duty)
  const missing = date.status === 'no-table' ? 'no-table' : date.missing
  return { ...slot, listed, due: null, act_by: null, date_state: null, norm: null, source: null, missing }
}

/** Clients with equal keys have equal duties, because dates depend only on the last two digits of a valid NIT. */
export const planKey = (profiles: readonly StoredProfile[], from: CivilDay): string =>
  JSON.stringify([
    from,
    profiles.map(({ nit, digit, valid_from: begins, ...facts }, place) => [
      nitProblem({ nit, digit }),
      nit?.slice(-2),
      place > 0 && begins,
      facts,
    ]),
  ])
