import 'server-only'
import type Big from 'big.js'
import { create } from 'content-disposition'
import type { Row } from 'write-excel-file/node'
import { ExpectedError } from '@/lib/errors'

/** Excel with Colombian settings expects semicolons, and it reads UTF-8 only after a byte order mark. */
const separator = ';'
export const csvStart = '\uFEFF'

/** Spreadsheets read text that starts with one of these signs (also in full width) as a formula. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** A program with another separator may start a new cell after a comma, semicolon, bar, tab or line break. */
const cellStart = new RegExp(`(?<=^|[,;|\\t\\r\\n])(?=[\\s"']*${sign})`, 'g')

/** Prefixes an apostrophe, so that no spreadsheet runs the text as a formula. */
export const withoutFormula = (text: string): string => text.replace(cellStart, "'")

export type CsvCell = string | number | Big | null

/** Numbers have no thousands separators, amounts have a decimal comma, and texts are always quoted. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.toFixed().replace('.', ',')
  if (typeof value === 'number') return String(value)
  return `"${withoutFormula(value.replaceAll('\0', '')).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(separator)}\r\n`

/** XML and spreadsheets do not allow these characters. */
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Spreadsheets keep only fifteen digits of a number. */
const exactDigits = 15

/** Text gets a text cell, which never runs as a formula; so do amounts with too many digits, to keep their cents. */
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

/** Throws `not-found` when the address names no known format. */
export function readFormat(request: Request): FileFormat {
  const format = new URL(request.url).searchParams.get('formato')
  if (format !== 'csv' && format !== 'xlsx') throw new ExpectedError('not-found')
  return format
}

/** `name` has no file extension. */
export const savedFile = (body: BodyInit, name: string, format: FileFormat): Response =>
  new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': create(`${name}.${format}`, { type: 'attachment' }),
    },
  })
