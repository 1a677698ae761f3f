import 'server-only'
import Big from 'big.js'
import { monthlyTotals as text } from '@/content/monthly-totals'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { csvLine, csvStart, savedFile, type FileFormat, type SheetCell } from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import { amounts, leftOut, sides, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'

export const totalsCsv = (totals: MonthlyTotals): string =>
  csvStart +
  [totalsHead, ...monthRows(totals), ...sumAndNotes(totals)].map((cells) => csvLine(cells)).join('')

export const totalsExcel = (totals: MonthlyTotals): Promise<Blob> =>
  workbook([
    {
      name: text.export.sheet,
      columns: totalsHead.map((title, at) => ({ title, width: at === 0 ? 14 : 22 })),
      rows: monthRows(totals),
      below: sumAndNotes(totals),
    },
  ])

export async function totalsFile(totals: MonthlyTotals, format: FileFormat): Promise<Response> {
  const body = format === 'csv' ? totalsCsv(totals) : await totalsExcel(totals)
  return savedFile(body, text.export.fileName(bogotaDay(Date.now())), format)
}

type Pair = MonthlyTotals['sum']

const totalsHead: readonly string[] = [
  text.month,
  ...sides.flatMap((side) =>
    [...amounts.map((amount) => text.amounts[amount]), text.count].map((name) =>
      text.export.of(name, text.sides[side]),
    ),
  ),
]

const cellsOf = (pair: Pair): SheetCell[] =>
  sides.flatMap((side) => [...amounts.map((amount) => new Big(pair[side][amount])), pair[side].count])

const monthRows = ({ months }: MonthlyTotals): SheetCell[][] =>
  months.map((month) => [{ month: month.month }, ...cellsOf(month)])

const sumAndNotes = (totals: MonthlyTotals): SheetCell[][] => [
  [text.sum, ...cellsOf(totals.sum)],
  [],
  ...[text.rules, ...leftOut(totals)].map((sentence) => [sentence]),
]
