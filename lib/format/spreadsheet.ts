import 'server-only'
import type Big from 'big.js'
import { create } from 'content-disposition'
import type { Row } from 'write-excel-file/node'
import { ExpectedError } from '@/lib/errors'

/** Colombian Excel separates with semicolons and needs the byte order mark for UTF-8. */
const separator = ';'
export const csvStart = '\uFEFF'

/** Formula starters, with their full-width forms. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** Programs with other separators may start a cell after any of these. */
const cellStart = new RegExp(`(?<=^|[,;|\\t\\r\\n])(?=[\\s"']*${sign})`, 'g')

/** Prefixes an apostrophe, so that no spreadsheet runs the text as a formula. */
export const withoutFormula = (text: string): string => text.replace(cellStart, "'")

export type CsvCell = string | number | Big | null

/** Numbers are ungrouped, amounts have a decimal comma, texts are always quoted. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.toFixed().replace('.', ',')
  if (typeof value === 'number') return String(value)
  return `"${withoutFormula(value.replaceAll('\0', '')).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(separator)}\r\n`

/** Invalid in XML and spreadsheets. */
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Spreadsheets keep only fifteen digits. */
const exactDigits = 15

/** Typed text is never run as a formula; amounts with too many digits become text to keep the cents. */
export function excelCell(value: string | number | Big | null): Row[number] {
  if (value === null || typeof value === 'number') return value
  if (typeof value === 'string') return { type: String, value: value.replace(control, '') }
  if (value.c.length > exactDigits) return { type: String, value: value.toFixed().replace('.', ',') }
  return { type: Number, value: Number(value.toFixed()), format: '#,##0.00' }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileFormat = keyof typeof types

/** Throws `not-found` for unknown formats. */
export function readFormat(request: Request): FileFormat {
  const format = new URL(request.url).searchParams.get('formato')
  if (format !== 'csv' && format !== 'xlsx') throw new ExpectedError('not-found')
  return format
}

/** `name` comes without extension. */
export const savedFile = (body: BodyInit, name: string, format: FileFormat): Response =>
  new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': create(`${name}.${format}`, { type: 'attachment' }),
    },
  })
