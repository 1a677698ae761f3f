import 'server-only'
import Big from 'big.js'
import writeExcel, { type Row } from 'write-excel-file/node'
import { bogotaClock } from '@/lib/calendar/civil-day'
import { looksLikeFormula, type SheetCell } from '@/lib/format/spreadsheet'

export type Sheet = {
  name: string
  /** Rows above the header: a sentence such as a title, or cells that accounting programs require above the table. */
  above?: readonly (string | readonly string[])[]
  columns: readonly { title: string; width: number }[]
  rows: readonly (readonly SheetCell[])[]
  /** Sums and notes below the table, outside the range of the filter. */
  below?: readonly (readonly SheetCell[])[]
}

const day = 'dd/mm/yyyy'
/** Formats of cells; Excel shows the separators of the reader's own language. */
const formats = {
  day,
  moment: `${day} hh:mm`,
  month: 'mm/yyyy',
  amount: '#,##0.00',
  share: '0.0%',
  text: '@',
}

/**
 * The header of every sheet has a filter and stays in view.
 * Each sheet is built in memory, so callers have to limit the rows.
 */
export async function workbook(sheets: readonly Sheet[]): Promise<Blob> {
  const made = sheets.map(({ name, above = [], columns, rows, below = [] }) => ({
    sheet: name.slice(0, longestName),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: above.length + 1,
    data: [
      ...above.map((row) => (typeof row === 'string' ? [row] : row).map(excelCell)),
      columns.map(({ title }): Row[number] => ({ type: String, value: title, fontWeight: 'bold' })),
      ...[...rows, ...below].map((row) => row.map(excelCell)),
    ],
  }))
  const filters = sheets.map(
    ({ above = [], columns, rows }) =>
      `A${above.length + 1}:${columnName(columns.length)}${above.length + 1 + rows.length}`,
  )
  const bytes = await writeExcel(made, {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              // The library writes no filters, so one is inserted after the sheet's data, where the format needs it.
              transform: (xml, _, { sheetIndex }) =>
                xml.replace('</sheetData>', `</sheetData><autoFilter ref="${filters[sheetIndex]}"/>`),
            },
          },
        },
      },
    ],
  }).toBuffer()
  return new Blob([bytes as Uint8Array<ArrayBuffer>])
}

/** Excel refuses a sheet whose name is longer than this. */
const longestName = 31

/** Returns a column's letters: 1 is A, 27 is AA. */
const columnName = (at: number): string =>
  at > 0 ? columnName(Math.floor((at - 1) / 26)) + String.fromCharCode(65 + ((at - 1) % 26)) : ''

/** XML and spreadsheets do not allow these characters. */
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Spreadsheets keep only fifteen digits of a number, so longer numbers are written as text. */
const exactDigits = 15
/** Excel treats 1900 as a leap year, so it shows every day before 1 March 1900 wrong. */
const firstDay = '1900-03-01'

function excelCell(value: SheetCell): Row[number] {
  if (value === null || typeof value === 'number') return value
  if (typeof value === 'string') return textCell(value)
  if (value instanceof Big)
    return value.c.length > exactDigits
      ? textCell(value.toFixed().replace('.', ','))
      : { type: Number, value: Number(value.toFixed()), format: formats.amount }
  if ('share' in value) return { type: Number, value: value.share, format: formats.share }
  if ('month' in value) return dateCell(`${value.month}-01`, formats.month)
  if ('moment' in value) return { type: Date, value: bogotaClock(value.moment), format: formats.moment }
  return dateCell(value.day, formats.day)
}

const dateCell = (date: string, format: string): Row[number] =>
  date < firstDay ? textCell(date) : { type: Date, value: new Date(`${date}T00:00:00Z`), format }

/** The text format keeps an edited cell from becoming a formula, and `1-2` from becoming a date. */
function textCell(text: string): Row[number] {
  const value = text.replace(control, '')
  const wouldChange = looksLikeFormula(value) || /^\s*\d/.test(value)
  return { type: String, value, ...(wouldChange && { format: formats.text }) }
}
