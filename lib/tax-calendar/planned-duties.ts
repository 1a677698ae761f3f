import type { AccountId } from '@/lib/ids'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DateState } from '@/lib/tax-calendar/due-row'
import { dutiesBetween, type Duty } from '@/lib/tax-calendar/duties'
import { periodKey } from '@/lib/tax-calendar/period'
import { nitProblem, type ClientProfile, type MissingFact } from '@/lib/tax-calendar/profile'

export type StoredProfile = Omit<ClientProfile, 'client' | 'vatCycle'> & {
  valid_from: CivilDay
  vat_cycle: ClientProfile['vatCycle']
}

export type PlannedDuty = {
  obligation: string
  municipality: string | null
  period: string
  /** Lists sort duties by this day: `due` or, if it is unknown, the last day of the usual due month. */
  listed: CivilDay
  due: CivilDay | null
  act_by: CivilDay | null
  date_state: DateState | null
  norm: string | null
  source: string | null
  missing: 'no-table' | MissingFact | null
}

export function plannedDuties(
  calendar: TaxCalendar,
  client: AccountId | null,
  profiles: readonly StoredProfile[],
  from: CivilDay,
  until: CivilDay,
): PlannedDuty[] {
  const history = profiles.map(({ vat_cycle: vatCycle, valid_from: since, ...facts }) => ({
    ...facts,
    client,
    vatCycle,
    since,
  }))
  return dutiesBetween(calendar, history, from, until).map(toPlanned)
}

function toPlanned(duty: Duty): PlannedDuty {
  const { obligation, municipality, period, date, listed } = duty
  const slot = { obligation, municipality, period: periodKey(period) }
  if (date.status === 'dated') {
    const { due, actBy, state, norm, source } = date
    return { ...slot, listed, due, act_by: actBy, date_state: state, norm, source, missing: null }
  }
  const missing = date.status === 'no-table' ? 'no-table' : date.missing
  return { ...slot, listed, due: null, act_by: null, date_state: null, norm: null, source: null, missing }
}

/** Clients with equal keys have equal duties; dates depend only on the last two digits of a NIT. */
export const planKey = (profiles: readonly StoredProfile[], from: CivilDay): string =>
  JSON.stringify([
    from,
    profiles.map(({ nit, digit, valid_from: begins, ...facts }, place) => [
      nitProblem({ nit, digit }),
      nit?.slice(-2),
      place > 0 ? begins : begins.slice(0, 4),
      facts,
    ]),
  ])
