import { obligationTexts } from '@/content/tax-calendar/obligations'
import { onOrBefore } from '@/lib/calendar/business-days'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DateState, DueRow, Override } from '@/lib/tax-calendar/due-row'
import { endsIn } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodKey, type Period } from '@/lib/tax-calendar/period'
import {
  nitProblem,
  type ClientProfile,
  type MissingFact,
  type Municipality,
} from '@/lib/tax-calendar/profile'

export type DueDate = {
  status: 'dated'
  due: CivilDay
  /**
   * The last business day on or before `due`.
   * If holidays are disputed, the last business day on or before the due date without these holidays.
   */
  actBy: CivilDay
  /** The latest date that the norm can mean; equals `due` when the norm has only one meaning. */
  latest: CivilDay
  state: DateState
  norm: string
  source: string
  from: 'client-override' | 'firm-override' | 'table' | 'rule'
}

/** A date is never guessed: there is none while a table is missing or a fact about the client is unknown. */
export type NoDate = { status: 'no-table' } | { status: 'to-be-confirmed'; missing: MissingFact }

type Holder = Pick<ClientProfile, 'client' | 'nit' | 'digit'> & { municipality: Municipality | null }

/** An override for the client comes first, then one for all clients, then a table, and last the rule. */
export function dueDate(
  calendar: TaxCalendar,
  id: ObligationId,
  period: Period,
  holder: Holder,
): DueDate | NoDate {
  const { field, rule } = obligations[id]
  const { municipality } = holder
  if (field === 'city' && !/^\d{5}$/.test(municipality?.code ?? ''))
    return { status: 'to-be-confirmed', missing: 'municipality' }

  const slot = { obligation: id, municipality: municipality?.code ?? null, period: periodKey(period) }
  const bySector = rule.on === 'table' && rule.by === 'sector'
  const problem = bySector ? (municipality?.sector ? null : 'sector') : nitProblem(holder)
  const isTheirs = ({ endings }: { endings: string }) => {
    if (endings === '*') return true
    if (problem) return false
    return bySector ? endings === municipality?.sector : endsIn(holder.nit ?? '', endings)
  }
  const fixed = (from: DueDate['from'], { due, state, norm, source }: DueRow | Override): DueDate => {
    const actBy = onOrBefore(calendar.daysFor(field), due)
    return { status: 'dated', due, actBy, latest: due, state, norm, source, from }
  }

  const overrides = calendar.overridesAt(slot)
  const own = overrides.find(
    (each) => each.client !== null && each.client === holder.client && isTheirs(each),
  )
  if (own) return fixed('client-override', own)
  const general = overrides.find((each) => each.client === null && isTheirs(each))
  if (general) return fixed('firm-override', general)

  const rows = calendar.rowsAt(slot)
  const row = rows.find(isTheirs)
  if (row) return fixed('table', row)
  const goesByEnding = rule.on === 'ladder' || [...rows, ...overrides].some(({ endings }) => endings !== '*')
  if (problem && goesByEnding) return { status: 'to-be-confirmed', missing: problem }
  return computedDate(calendar, id, period, holder.nit ?? '')
}

function computedDate(
  calendar: TaxCalendar,
  id: ObligationId,
  period: Period,
  nit: string,
): DueDate | NoDate {
  const date = calendar.computed(id, period, nit)
  if (date === 'no-rule') return { status: 'no-table' }
  if (date === 'short-month') return { status: 'to-be-confirmed', missing: 'short-month' }
  const { due, latest, early, state, source } = date
  const days = calendar.daysFor(obligations[id].field)
  const actBy = onOrBefore(days, state === 'computed' ? early : due)
  return { status: 'dated', due, actBy, latest, state, norm: obligationTexts[id].norm, source, from: 'rule' }
}
