import { rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'

const delimiters = /[;,\t|]/
const control = /[\0-\x08\x0e-\x1f\x7f]/
/** Matches a cell that starts a program when a spreadsheet opens the table, such as `=cmd|'/c calc'!A0`. */
const startsProgram = /(^|[;,\t|"\r\n])\s*[=+@-][^;\r\n]{0,200}\|[^;\r\n]{0,200}!/
/** The last characters of a chunk are searched again with the next chunk, because a cell may be split. */
const overlap = 512

export function csvCheck(): ContentCheck {
  let rest = ''
  let begun = false
  let isTable = false
  let isWide = false
  return {
    write(chunk) {
      if (!begun) isWide = chunk[0] === 0xff && chunk[1] === 0xfe
      begun = true
      const piece = chunk.toString('latin1')
      const text = isWide ? piece.replaceAll('\0', '') : piece
      rejectWhen(control.test(text), 'csv-binary')
      const seen = rest + text
      isTable ||= delimiters.test(seen)
      rejectWhen(startsProgram.test(seen), 'csv-formula')
      rest = seen.slice(-overlap)
    },
    end() {
      rejectWhen(!isTable, 'csv-table')
    },
  }
}
