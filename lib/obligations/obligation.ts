import type { z } from 'zod'
import { obligationName, obligationStates, obligationTitle, workStates } from '@/content/obligations'
import { missingFacts } from '@/content/tax-calendar/profile'
import { noTable } from '@/content/tax-calendar/words'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { obligationShape } from '@/lib/obligations/schema'
import { readPeriod } from '@/lib/tax-calendar/period'

export type Obligation = z.output<typeof obligationShape>

/** `overdue` follows from the due date and is never stored. */
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

/** Only work outside the tax calendar has a `name`. */
export const isOwnWork = ({ name }: Partial<Pick<Obligation, 'name'>>): boolean => Boolean(name)

export const stateName = ({
  state,
  name,
}: Pick<Obligation, 'state'> & Partial<Pick<Obligation, 'name'>>): string =>
  (isOwnWork({ name }) ? workStates : obligationStates)[state]

export const titleOf = ({ period, ...named }: Named): string =>
  obligationTitle({ ...named, period: readPeriod(period) })

export const nameOf = (named: Omit<Named, 'period'>): string => obligationName(named)

export function missingText({ missing }: Obligation): string | null {
  if (missing === null) return null
  if (missing === 'no-table') return noTable
  return (missingFacts as Readonly<Record<string, string>>)[missing] ?? missing
}
