import Big from 'big.js'
import { figures as text } from '@/content/figures'
import type { CsvCell } from '@/lib/format/csv'
import { leftOut } from '@/lib/figures/left-out'
import { amounts, sides, type MonthFigures } from '@/lib/figures/month-figures'

type Pair = MonthFigures['sum']

export const figuresHead: readonly string[] = [
  text.month,
  ...sides.flatMap((side) =>
    [...amounts.map((amount) => text.amounts[amount]), text.count].map((name) =>
      text.export.of(name, text.sides[side]),
    ),
  ),
]

const cellsOf = (name: string, pair: Pair): CsvCell[] => [
  name,
  ...sides.flatMap((side) => [...amounts.map((amount) => new Big(pair[side][amount])), pair[side].count]),
]

/** The table as it is on the screen, with its sum; below it in words what is in no sum, so that no copy hides it. */
export const figureRows = (figures: MonthFigures): CsvCell[][] => [
  ...figures.months.map((month) => cellsOf(month.month, month)),
  cellsOf(text.sum, figures.sum),
  [],
  ...[text.rules, ...leftOut(figures)].map((sentence) => [sentence]),
]
