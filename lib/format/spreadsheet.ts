import 'server-only'
import type Big from 'big.js'
import { create } from 'content-disposition'
import type { Row } from 'write-excel-file/node'
import { ExpectedError } from '@/lib/errors'

/** Colombian Excel separates with semicolons (its comma is the decimal sign), and knows UTF-8 by the mark in front. */
const separator = ';'
export const csvStart = '\uFEFF'

/** What spreadsheets take for the beginning of a formula, the wide signs of East Asian keyboards included. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** A cell begins at the start and, for whoever opens the file with other separators, after each of them as well. */
const cellStart = new RegExp(`(?<=^|[,;|\\t\\r\\n])(?=[\\s"']*${sign})`, 'g')

/** A text that no spreadsheet calculates: an apostrophe stands before whatever could begin a formula. */
export const withoutFormula = (text: string): string => text.replace(cellStart, "'")

export type CsvCell = string | number | Big | null

/** One cell. Numbers stay numbers, without grouping, and amounts have the comma of Colombia; texts are always quoted. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.toFixed().replace('.', ',')
  if (typeof value === 'number') return String(value)
  return `"${withoutFormula(value.replaceAll('\0', '')).replaceAll('"', '""')}"`
}

/** One line of the file, with its end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(separator)}\r\n`

/** Neither XML nor any spreadsheet can carry these. */
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A spreadsheet's numbers keep fifteen digits; of the sixteenth on they are guessed. */
const exactDigits = 15

/**
 * A cell of a workbook. One that says it is text is never calculated, whatever it begins with; an amount is a number as
 * long as it is kept to the cent, and else the text of it.
 */
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

/** The `formato` of an address; there is no file of another one. */
export function readFormat(request: Request): FileFormat {
  const format = new URL(request.url).searchParams.get('formato')
  if (format !== 'csv' && format !== 'xlsx') throw new ExpectedError('not-found')
  return format
}

/** A table as a file to save, under its name without the ending. */
export const savedFile = (body: BodyInit, name: string, format: FileFormat): Response =>
  new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': create(`${name}.${format}`, { type: 'attachment' }),
    },
  })
