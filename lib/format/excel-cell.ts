import type Big from 'big.js'
import type { Row } from 'write-excel-file/node'

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
