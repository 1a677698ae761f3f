import 'server-only'
import Big from 'big.js'
import writeExcel, { type Row } from 'write-excel-file/node'
import { monthlyTotals as text } from '@/content/monthly-totals'
import { bogotaDay } from '@/lib/calendar/civil-day'
import {
  csvLine,
  csvStart,
  excelCell,
  savedFile,
  type CsvCell,
  type FileFormat,
} from '@/lib/format/spreadsheet'
import { amounts, leftOut, sides, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'

const widths = [14, ...Array.from({ length: 8 }, () => 22)]

export const totalsCsv = (totals: MonthlyTotals): string =>
  csvStart + [totalsHead, ...totalsRows(totals)].map(csvLine).join('')

export async function totalsExcel(totals: MonthlyTotals): Promise<Uint8Array> {
  const head: Row = totalsHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))
  return writeExcel([head, ...totalsRows(totals).map((row) => row.map(excelCell))], {
    sheet: text.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

export async function totalsFile(totals: MonthlyTotals, format: FileFormat): Promise<Response> {
  const body =
    format === 'csv' ? totalsCsv(totals) : new Blob([(await totalsExcel(totals)) as Uint8Array<ArrayBuffer>])
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

const cellsOf = (name: string, pair: Pair): CsvCell[] => [
  name,
  ...sides.flatMap((side) => [...amounts.map((amount) => new Big(pair[side][amount])), pair[side].count]),
]

const totalsRows = (totals: MonthlyTotals): CsvCell[][] => [
  ...totals.months.map((month) => cellsOf(month.month, month)),
  cellsOf(text.sum, totals.sum),
  [],
  ...[text.rules, ...leftOut(totals)].map((sentence) => [sentence]),
]
