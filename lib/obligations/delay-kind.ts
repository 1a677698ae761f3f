import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isOpen, phaseOf, type Obligation } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'
import { obligations, type DelayKind } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { minimumPenalty, type Estimate } from '@/lib/tax-calendar/penalties'

/** Returns the kind of delay, on which the cost depends; null when no delay is possible or its cost is unknown. */
export function delayKind(one: Obligation, today: string): DelayKind | null {
  if (one.due === null || !one.applies || !isOpen(phaseOf(one, today))) return null
  return knownKind(one)
}

const knownKind = ({ obligation }: Obligation): DelayKind | null =>
  Object.hasOwn(obligations, obligation) ? obligations[obligation as ObligationId].delay : null

/** Only returns that were filed can be corrected. */
export const correctionKind = (one: Obligation): 'correction' | null =>
  one.filedOn !== null && knownKind(one) === 'return' ? 'correction' : null

/** The tax is unknown, so this is only the minimum penalty (E.T., art. 639); null unless a return is overdue. */
export function delayEstimate(
  one: Obligation,
  today: CivilDay,
  figures: FirmFigures,
): Extract<Estimate, { known: true }> | null {
  if (phaseOf(one, today) !== 'overdue' || delayKind(one, today) !== 'return') return null
  const estimate = minimumPenalty(yearOf(today), figures)
  return estimate.known ? estimate : null
}
