import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isOpen, phaseOf, type Obligation } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { minimumPenalty, type Estimate } from '@/lib/tax-calendar/penalties'

/** Only returns with the late-filing penalty of E.T., arts. 641 and 642, so no informative returns. */
const returns: readonly ObligationId[] = [
  'company-income-return',
  'large-taxpayer-income-return',
  'person-income-return',
  'works-for-taxes-return',
  'vat-bimonthly',
  'vat-four-monthly',
  'simple-vat',
  'simple-return',
  'consumption-tax',
  'withholding',
  'wealth-return',
  'foreign-provider-vat',
  'carbon-tax',
  'sugary-drinks-tax',
  'ultra-processed-food-tax',
  'fuel-tax',
  'single-use-plastics-tax',
  'significant-presence-return',
]
/** For these only interest is estimated: instalments, advances, and municipal taxes, whose penalties each city sets. */
const payments: readonly ObligationId[] = [
  'company-income-second',
  'large-taxpayer-income-first',
  'large-taxpayer-income-third',
  'wealth-second',
  'simple-advance',
  'significant-presence-advance',
  'local-tax-bimonthly',
  'local-tax-simplified',
  'local-tax-annual',
  'local-withholding',
  'property-tax',
  'property-tax-instalment',
  'property-tax-by-sector',
  'property-tax-late',
  'vehicle-tax',
  'vehicle-tax-instalment',
]

export type DelayKind = 'return' | 'payment'

/** Null when the obligation is not open or the known norms set no cost for a delay. */
export function delayKind(one: Obligation, today: string): DelayKind | null {
  if (one.due === null || !one.applies || !isOpen(phaseOf(one, today))) return null
  if (!Object.hasOwn(obligations, one.obligation)) return null
  const id = one.obligation as ObligationId
  return returns.includes(id) ? 'return' : payments.includes(id) ? 'payment' : null
}

/** Estimates only the minimum penalty (E.T., art. 639), because the tax is unknown here; null unless a return is overdue. */
export function delayEstimate(
  one: Obligation,
  today: CivilDay,
  figures: FirmFigures,
): Extract<Estimate, { known: true }> | null {
  if (phaseOf(one, today) !== 'overdue' || delayKind(one, today) !== 'return') return null
  const estimate = minimumPenalty(yearOf(today), figures)
  return estimate.known ? estimate : null
}
