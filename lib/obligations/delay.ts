import { delayText } from '@/content/tax-calendar/penalties'
import { monthName } from '@/content/tax-calendar/words'
import { addDays, yearOf } from '@/lib/calendar/civil-day'
import { formatPercent, formatPesos } from '@/lib/format/number'
import type { DelayKind } from '@/lib/tax-calendar/obligations'
import { uvtOf, type FirmFigures } from '@/lib/tax-calendar/figures'
import { lateInterest, latePenalty, type Estimate, type LateReturn } from '@/lib/tax-calendar/penalties'

/** Interest is added day by day, so a delay is limited to this many years. */
export const mostYearsLate = 10

export type DelayCost = {
  penalty: Estimate | null
  /** Interest on the tax; null when there is no tax to pay. */
  interest: Estimate | null
  /** Pesos; null while the penalty or the interest is unknown. */
  total: number | null
  sources: string[]
}

export function delayCost(kind: DelayKind, late: LateReturn, figures: FirmFigures): DelayCost {
  const penalty = kind === 'return' ? latePenalty(late, figures) : null
  const rates = new Map(figures.rates.map(({ month, ...rate }) => [month, rate]))
  const interest = late.tax > 0 ? lateInterest(late.tax, late.due, late.filed, rates) : null
  const parts = [penalty, interest].filter((part) => part !== null)
  const known = parts.flatMap((part) => (part.known ? [part.pesos] : []))
  const year = yearOf(late.filed)
  const uvt = uvtOf(year, figures)
  const first = addDays(late.due, 1).slice(0, 7)
  const used = figures.rates.filter(({ month }) => month >= first && month <= late.filed.slice(0, 7))
  return {
    penalty,
    interest,
    total: known.length === parts.length ? known.reduce((sum, pesos) => sum + pesos, 0) : null,
    sources: [
      ...(penalty && uvt ? [delayText.uvt(year, formatPesos(uvt.value), uvt.source)] : []),
      ...(interest
        ? used
            .toReversed()
            .map(({ month, percent, source }) =>
              delayText.rate(monthName(month), formatPercent(percent), source),
            )
        : []),
    ],
  }
}

export const missingFigure = (estimate: Extract<Estimate, { known: false }>): string =>
  estimate.missing === 'uvt'
    ? delayText.noUvt(estimate.year)
    : delayText.noRate(estimate.months.map(monthName).join(', '))
