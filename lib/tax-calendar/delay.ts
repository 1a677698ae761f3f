import { delayText, penaltyFormulas, penaltyNorms } from '@/content/tax-calendar/penalties'
import { monthName } from '@/content/tax-calendar/words'
import { addDays, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPercent, formatPesos } from '@/lib/format/number'
import { uvtOf, type FirmFigures } from '@/lib/tax-calendar/figures'
import {
  correctionPenalty,
  informationPenalty,
  lateInterest,
  latePenalty,
  reducedPenalty,
  type Estimate,
  type InformationFault,
  type LateReturn,
} from '@/lib/tax-calendar/penalties'
import { reductionOf, type Reduction, type ReductionAnswers } from '@/lib/tax-calendar/penalty-reduction'
import { knownRates } from '@/lib/tax-calendar/usury-rates'

/** Interest is computed day by day, so a delay is limited to this many years. */
export const mostYearsLate = 10

export type Instalment = { due: CivilDay; pesos: number }
type Paying = { unpaid: readonly Instalment[]; paid: CivilDay }

/** A late return, payment, correction or information. Amounts are in pesos, 0 or more. */
export type Delay =
  | ({ kind: 'return'; late: Omit<LateReturn, 'unpaid'>; answers: ReductionAnswers } & Paying)
  | ({ kind: 'payment' } & Paying)
  | ({ kind: 'correction'; corrected: CivilDay; increase: number; summoned: boolean } & Paying)
  | { kind: 'information'; due: CivilDay; sent: CivilDay; amount: number; fault: InformationFault }

export type DelayCost = {
  /** The penalty before any reduction; null when this kind of delay costs no penalty. */
  penalty: Estimate | null
  /** The penalty after the reduction of E.T., art. 640; null until the questions about the reduction are answered. */
  reduced: ({ estimate: Estimate } & Reduction) | null
  interest: { due: CivilDay; estimate: Estimate }[]
  /** The total in pesos; null while a part is unknown. An uncertain reduction is not subtracted. */
  total: number | null
  sources: string[]
}

export function delayCost(delay: Delay, figures: FirmFigures): DelayCost {
  const { penalty, year } = penaltyOf(delay, figures)
  const reduction = delay.kind === 'return' ? reductionOf(delay.answers) : null
  const reduced =
    penalty?.known && penalty.pesos > 0 && reduction
      ? { estimate: reducedPenalty(penalty, reduction.percent, year, figures), ...reduction }
      : null
  const rates = knownRates(figures)
  const interest = interestOf(delay, rates)
  const parts = [
    ...(penalty ? [reduced?.isSure ? reduced.estimate : penalty] : []),
    ...interest.map(({ estimate }) => estimate),
  ]
  const known = parts.flatMap((part) => (part.known ? [part.pesos] : []))
  const uvt = uvtOf(year, figures)
  const used =
    delay.kind === 'information'
      ? []
      : rates.filter(({ month }) =>
          interest.some(({ due }) => month >= addDays(due, 1).slice(0, 7) && month <= delay.paid.slice(0, 7)),
        )
  return {
    penalty,
    reduced,
    interest,
    total: known.length === parts.length ? known.reduce((sum, pesos) => sum + pesos, 0) : null,
    sources: [
      ...(penalty && uvt ? [delayText.uvt(year, formatPesos(uvt.value), uvt.source)] : []),
      ...used
        .toReversed()
        .map(({ month, percent, source }) =>
          delayText.rate(monthName(month), formatPercent(percent), source),
        ),
    ],
  }
}

const inTime: Estimate = {
  known: true,
  pesos: 0,
  formula: penaltyFormulas.inTime,
  norm: penaltyNorms.information,
}

function penaltyOf(delay: Delay, figures: FirmFigures): { penalty: Estimate | null; year: number } {
  switch (delay.kind) {
    case 'return': {
      const unpaid = delay.unpaid.reduce((sum, { pesos }) => sum + pesos, 0)
      return {
        penalty: latePenalty({ ...delay.late, unpaid }, figures),
        year: yearOf(delay.late.filed),
      }
    }
    case 'correction': {
      const { increase, summoned, corrected } = delay
      return {
        penalty: correctionPenalty(increase, summoned, corrected, figures),
        year: yearOf(corrected),
      }
    }
    case 'information': {
      const { amount, fault, due, sent } = delay
      const isInTime = fault === 'late' && sent <= due
      return {
        penalty: isInTime ? inTime : informationPenalty(amount, fault, sent, figures),
        year: yearOf(sent),
      }
    }
    case 'payment':
      return { penalty: null, year: yearOf(delay.paid) }
  }
}

function interestOf(delay: Delay, rates: ReturnType<typeof knownRates>): DelayCost['interest'] {
  if (delay.kind === 'information') return []
  const byMonth = new Map(rates.map(({ month, ...rate }) => [month, rate]))
  return delay.unpaid
    .filter(({ due, pesos }) => pesos > 0 && due < delay.paid)
    .map(({ due, pesos }) => ({ due, estimate: lateInterest(pesos, due, delay.paid, byMonth) }))
}

export const missingFigure = (estimate: Extract<Estimate, { known: false }>): string =>
  estimate.missing === 'uvt'
    ? delayText.noUvt(estimate.year)
    : delayText.noRate(new Intl.ListFormat('es-CO').format(estimate.months.map(monthName)))
