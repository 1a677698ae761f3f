import 'server-only'
import Big from 'big.js'
import writeExcel, { type Row } from 'write-excel-file/node'
import { figures as text } from '@/content/figures'
import { amounts, leftOut, sides, type MonthFigures } from '@/lib/figures/month-figures'
import { bogotaDay } from '@/lib/calendar/civil-day'
import {
  csvLine,
  csvStart,
  excelCell,
  savedFile,
  type CsvCell,
  type FileFormat,
} from '@/lib/format/spreadsheet'

const widths = [14, ...Array.from({ length: 8 }, () => 22)]

export const figuresCsv = (figures: MonthFigures): string =>
  csvStart + [figuresHead, ...figureRows(figures)].map(csvLine).join('')

export async function figuresExcel(figures: MonthFigures): Promise<Uint8Array> {
  const head: Row = figuresHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))
  return writeExcel([head, ...figureRows(figures).map((row) => row.map(excelCell))], {
    sheet: text.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** The figures as a file to save. */
export async function figuresFile(figures: MonthFigures, format: FileFormat): Promise<Response> {
  const body =
    format === 'csv'
      ? figuresCsv(figures)
      : new Blob([(await figuresExcel(figures)) as Uint8Array<ArrayBuffer>])
  return savedFile(body, text.export.fileName(bogotaDay(Date.now())), format)
}

type Pair = MonthFigures['sum']

const figuresHead: readonly string[] = [
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
const figureRows = (figures: MonthFigures): CsvCell[][] => [
  ...figures.months.map((month) => cellsOf(month.month, month)),
  cellsOf(text.sum, figures.sum),
  [],
  ...[text.rules, ...leftOut(figures)].map((sentence) => [sentence]),
]
