import type Big from 'big.js'

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
