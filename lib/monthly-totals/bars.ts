import Big from 'big.js'
import { sides, type MonthTotals, type Side } from '@/lib/monthly-totals/monthly-totals'

export type Bar = {
  /** Of the whole height, 0 to 1; what was given back is no bar. */
  share: number
  /** As short as it fits above a bar; '' where there is nothing. */
  label: string
}
export type Bars = {
  /** Place of the unit in the list of units: each is a thousand of the one before. */
  unit: number
  /** Where lines are drawn. */
  steps: readonly { share: number; label: string }[]
  months: readonly ({ month: string } & Record<Side, Bar>)[]
}

const greatest = 3

/** The totals as heights, in the unit in which the highest has one to three digits. Only the drawing rounds. */
export function barsOf(months: readonly MonthTotals[]): Bars {
  const totals = months.flatMap((month) => sides.map((side) => new Big(month[side].total)))
  const highest = totals.reduce((most, one) => (one.gt(most) ? one : most), new Big(0))
  const unit = Math.min(greatest, Math.max(0, Math.floor(highest.e / 3)))
  const size = new Big(1000).pow(unit)
  const steps = axisSteps(highest.div(size).toNumber())
  const top = steps.at(-1) ?? 1
  const barOf = (total: string, count: number): Bar => {
    const amount = new Big(total).div(size)
    return {
      share: amount.lt(0) ? 0 : amount.div(top).toNumber(),
      label: count === 0 ? '' : shortLabel(amount, unit === 0),
    }
  }
  return {
    unit,
    steps: steps.map((step) => ({ share: step / top, label: step.toLocaleString('es-CO') })),
    months: months.map(({ month, purchases, sales }) => ({
      month,
      purchases: barOf(purchases.total, purchases.count),
      sales: barOf(sales.total, sales.count),
    })),
  }
}

/** «4,2», «48», «−3,0»: two digits, or as many as the whole has; pesos have no part. */
function shortLabel(amount: Big, whole: boolean): string {
  const text = amount.abs().toFixed(!whole && amount.abs().lt('9.95') ? 1 : 0)
  return `${amount.lt(0) && Number(text) !== 0 ? '\u2212' : ''}${text.replace('.', ',')}`
}

/** Three round values to draw lines at, the last one at or above the highest value. */
export function axisSteps(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  return [1, 2, 3].map((times) => Math.ceil(step) * times)
}
