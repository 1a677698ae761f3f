import 'server-only'
import Big from 'big.js'
import { create } from 'content-disposition'
import { ExpectedError } from '@/lib/errors'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'

/** Excel with Colombian settings expects semicolons, and it reads UTF-8 only after a byte order mark. */
const separator = ';'
export const csvStart = '\uFEFF'

/** Spreadsheets read a text that begins with one of these signs (also in full width) as a formula. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** A match begins only where a run of white space and quotes begins, so that a long run takes linear time. */
const beforeSign = new RegExp(`(?<![\\s"'])[\\s"']*(?=${sign})`, 'g')
export const looksLikeFormula = (text: string): boolean => new RegExp(`^[\\s"']*${sign}`).test(text)

/**
 * Adds an apostrophe wherever a program may begin a new cell, so that no spreadsheet runs the text as a formula.
 * A cell can begin at the start of the text, and after a comma, semicolon, bar, tab or line break.
 */
export const withoutFormula = (text: string): string =>
  text.replace(beforeSign, (run, at: number) => {
    const begins = at === 0 || /[,;|]/.test(text.charAt(at - 1))
    return (begins ? "'" : '') + run.replace(/[\t\r\n]/g, "$&'")
  })

/** A `Big` is an amount in pesos, a number is a count, a `moment` is in Bogotá time, a `share` of 0.5 is 50%. */
export type SheetCell =
  | string
  | number
  | Big
  | null
  | { day: CivilDay }
  | { month: string }
  | { moment: string }
  | { share: number }

export const dayCell = (day: CivilDay | null | undefined): SheetCell => (day ? { day } : null)

/** Numbers have no thousands separators, amounts have a decimal comma, and texts are always quoted. */
export function csvCell(value: SheetCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Big) return value.toFixed().replace('.', ',')
  if ('share' in value) return csvCell(new Big(value.share))
  return quoted(
    'day' in value
      ? formatCivilDay(value.day)
      : 'month' in value
        ? value.month
        : formatDateTime(value.moment),
  )
}

const quoted = (text: string) => `"${withoutFormula(text.replaceAll('\0', '')).replaceAll('"', '""')}"`

export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(csvCell).join(separator)}\r\n`

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileFormat = keyof typeof types

/** Reads `formato` from the address; throws `not-found` for an unknown format. */
export function readFormat(request: Request): FileFormat {
  const format = new URL(request.url).searchParams.get('formato')
  if (format !== 'csv' && format !== 'xlsx') throw new ExpectedError('not-found')
  return format
}

/** `name` is the file name without its extension. */
export const savedFile = (body: BodyInit, name: string, format: FileFormat): Response =>
  new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': create(`${name}.${format}`, { type: 'attachment' }),
    },
  })
