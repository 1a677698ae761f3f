import Big from 'big.js'
import { plainAmount, readAmount } from '@/lib/einvoice/money/amount'
import type { InvoiceSummary } from '@/lib/einvoice/summary'
import { isCivilDay } from '@/lib/format/civil-day'

export type MonthSide = { total: string; iva: string; withheld: string }
/** Pesos of one month, `yyyy-MM`; credit notes are taken off, debit notes added. */
export type MonthFigures = { month: string; purchases: MonthSide; sales: MonthSide }

type Sum = Record<keyof MonthSide, Big>
type Month = Record<'purchase' | 'sale', Sum>

const names = ['total', 'iva', 'withheld'] as const
const nothing = (): Sum => ({ total: new Big(0), iva: new Big(0), withheld: new Big(0) })

/**
 * What was bought and sold by month, the oldest first. `left` counts what cannot be added: other currencies, amounts
 * that nobody can read, and invoices of nobody's company.
 */
export function monthFigures(summaries: readonly InvoiceSummary[]): { months: MonthFigures[]; left: number } {
  const months = new Map<string, Month>()
  let left = 0
  for (const summary of summaries) {
    const amounts = names.map((name) => readAmount(summary[name]))
    const sum = amounts.includes(null) ? null : sumFor(months, summary)
    if (!sum) {
      left += 1
      continue
    }
    const sign = summary.kind === 'credit-note' ? -1 : 1
    for (const [at, name] of names.entries())
      sum[name] = sum[name].plus((amounts[at] ?? new Big(0)).times(sign))
  }
  return {
    months: [...months]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([month, { purchase, sale }]) => ({ month, purchases: sideOf(purchase), sales: sideOf(sale) })),
    left,
  }
}

function sumFor(months: Map<string, Month>, { direction, currency, date }: InvoiceSummary): Sum | null {
  if (direction === null || direction === 'foreign') return null
  if (currency !== 'COP' || !isCivilDay(date)) return null
  const name = date.slice(0, 7)
  const month = months.get(name) ?? { purchase: nothing(), sale: nothing() }
  months.set(name, month)
  return month[direction]
}

const sideOf = ({ total, iva, withheld }: Sum): MonthSide => ({
  total: plainAmount(total),
  iva: plainAmount(iva),
  withheld: plainAmount(withheld),
})
