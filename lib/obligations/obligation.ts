import type { z } from 'zod'
import { obligationName, obligationStates, obligationTitle, workStates } from '@/content/obligations'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { missingFacts } from '@/content/tax-calendar/profile'
import { noTable } from '@/content/tax-calendar/words'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { obligationShape } from '@/lib/obligations/schema'
import type { FirmFigures } from '@/lib/tax-calendar/figures'
import { obligations, type ObligationId } from '@/lib/tax-calendar/obligations'
import { minimumPenalty, type Estimate } from '@/lib/tax-calendar/penalties'
import { readPeriod } from '@/lib/tax-calendar/period'

export type ObligationState = keyof typeof obligationStates

/** What everybody of a client reads of an obligation. */
export type Obligation = z.output<typeof obligationShape>

/** Whose move it is: overdue is what is open past its day, and is never stored. */
export type Phase = 'overdue' | 'waiting' | 'ours' | 'filed' | 'paid' | 'excused'

export function phaseOf({ state: at, due, applies }: Obligation, today: CivilDay): Phase {
  if (at === 'filed' || at === 'paid') return at
  if (at === 'not-applicable') return 'excused'
  if (applies && due !== null && due < today) return 'overdue'
  return at === 'waiting' ? 'waiting' : 'ours'
}

export const isOpen = (phase: Phase): boolean =>
  phase === 'overdue' || phase === 'waiting' || phase === 'ours'

type Named = Pick<Obligation, 'obligation' | 'municipality' | 'period'> & Partial<Pick<Obligation, 'name'>>

/** Work of the firm, which no calendar knows. */
export const isOwnWork = ({ name }: Partial<Pick<Obligation, 'name'>>): boolean => Boolean(name)

/** The state in words, as the firm reads it. */
export const stateName = ({
  state,
  name,
}: Pick<Obligation, 'state'> & Partial<Pick<Obligation, 'name'>>): string =>
  (isOwnWork({ name }) ? workStates : obligationStates)[state]

export const titleOf = ({ period, ...named }: Named): string =>
  obligationTitle({ ...named, period: readPeriod(period) })

export const nameOf = (named: Omit<Named, 'period'>): string => obligationName(named)

/** Why an obligation has no date, as a sentence; null when it has one. */
export function missingText({ missing }: Obligation): string | null {
  if (missing === null) return null
  if (missing === 'no-table') return noTable
  return (missingFacts as Readonly<Record<string, string>>)[missing] ?? missing
}

const isKnown = (id: string): id is ObligationId => id in obligationTexts

/**
 * The least that an overdue return costs when it is filed on `today` (E.T., art. 639): the tax is not known here. Null for what is not
 * overdue, and for what is not filed with the DIAN.
 */
export function delayEstimate(
  one: Obligation,
  today: CivilDay,
  figures: FirmFigures,
): Extract<Estimate, { known: true }> | null {
  if (phaseOf(one, today) !== 'overdue' || !isKnown(one.obligation)) return null
  if (obligations[one.obligation].field !== 'dian') return null
  const estimate = minimumPenalty(yearOf(today), figures)
  return estimate.known ? estimate : null
}
