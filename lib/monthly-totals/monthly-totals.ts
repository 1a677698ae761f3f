import Big from 'big.js'
import { z } from 'zod'
import { monthlyTotals as text } from '@/content/monthly-totals'
import type { AccountId } from '@/lib/ids'
import { formatAmount } from '@/lib/einvoice/amount'
import type { FileFormat } from '@/lib/format/spreadsheet'
import { aboutAccount } from '@/lib/supabase/named-account'

/** An amount in pesos as decimal text, so that no cent is lost. */
const pesos = z.string().regex(/^-?\d+\.\d{2}$/)
const side = z.object({ total: pesos, iva: pesos, withheld: pesos, count: z.number() })
const pair = { purchases: side, sales: side }

export const monthsSchema = z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...pair }))

export const monthlyTotalsSchema = z.object({
  months: monthsSchema,
  sum: z.object(pair),
  reviewing: z.number(),
  left: z.object({
    unread: z.number(),
    currencies: z.array(z.object({ currency: z.string(), count: z.number() })),
    others: z.number(),
    unknown: z.number(),
    illegible: z.number(),
  }),
})

/** Twelve months, oldest first; `month` is `yyyy-MM`, `total` includes IVA. */
export type MonthlyTotals = z.output<typeof monthlyTotalsSchema>
export type MonthTotals = MonthlyTotals['months'][number]
export const sides = ['purchases', 'sales'] as const
export type Side = (typeof sides)[number]
export const amounts = ['total', 'iva', 'withheld'] as const

export const nothingCounts = ({ sum }: MonthlyTotals): boolean => sum.purchases.count + sum.sales.count === 0

/** True for a month without invoices. */
export const isSilent = ({ purchases, sales }: MonthTotals): boolean => purchases.count + sales.count === 0

/** Returns the current month or, while it has no invoices, the previous one; null when neither has invoices. */
export const latestMonth = (months: readonly MonthTotals[]): MonthTotals | null =>
  months.slice(-2).findLast((month) => !isSilent(month)) ?? null

export const fromFirst = (months: readonly MonthTotals[]): readonly MonthTotals[] =>
  months.slice(
    Math.max(
      months.findIndex((month) => !isSilent(month)),
      0,
    ),
  )

/** Returns sentences about invoices that the sums leave out or that may still change the sums. */
export function leftOut({ reviewing, left }: MonthlyTotals): string[] {
  const kinds = ['unread', 'unknown', 'others', 'illegible'] as const
  return [
    ...(reviewing > 0 ? [text.reviewing(reviewing)] : []),
    ...left.currencies.map(({ currency, count }) => text.left.currency(count, currency)),
    ...kinds.filter((kind) => left[kind] > 0).map((kind) => text.left[kind](left[kind])),
  ]
}

/** Writes «$ 3.254.700», with cents only if there are any, and with a real minus sign. */
export const formatSum = (amount: string): string => formatAmount(amount).replace('-', '\u2212')

export const ownFile =
  (account: AccountId) =>
  (format: FileFormat): string =>
    aboutAccount(`/api/facturas/cifras?formato=${format}`, account)

export const clientFile =
  (client: AccountId) =>
  (format: FileFormat): string =>
    `/api/clientes/${client}/cifras?formato=${format}`

export type Bar = {
  /** The height of the bar, from 0 to 1; 0 for negative totals. */
  share: number
  /** A text that is short enough to fit above the bar; '' for a month without invoices. */
  label: string
}
export type Bars = {
  /** The unit of the axis: 0 for pesos, 1 for thousands, 2 for millions, 3 for thousands of millions. */
  unit: number
  steps: readonly { share: number; label: string }[]
  months: readonly ({ month: string } & Record<Side, Bar>)[]
}

const greatest = 3

/** The unit of the chart gives the highest total one to three digits; only the chart rounds the totals. */
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

/** Writes «4,2», «48» or «−3,0»: amounts below 10 have one decimal, except in pesos. */
function shortLabel(amount: Big, whole: boolean): string {
  const text = amount.abs().toFixed(!whole && amount.abs().lt('9.95') ? 1 : 0)
  return `${amount.lt(0) && Number(text) !== 0 ? '\u2212' : ''}${text.replace('.', ',')}`
}

/** Returns three round values for the axis, the last of which is at least `highest`. */
export function axisSteps(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  return [1, 2, 3].map((times) => Math.ceil(step) * times)
}
