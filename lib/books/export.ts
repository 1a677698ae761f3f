import 'server-only'
import { bookExportText } from '@/content/books-export'
import { filesOf } from '@/lib/books/files'
import { journalColumns, journalRows } from '@/lib/books/journal'
import type { BookBatch } from '@/lib/books/month'
import { modelRows } from '@/lib/books/model-rows'
import { siigoColumns, siigoRows } from '@/lib/books/siigo'
import { worldOfficeColumns, worldOfficeRows } from '@/lib/books/world-office'
import { ExpectedError } from '@/lib/errors'
import { csvLine, csvStart, savedFile, type FileFormat, type SheetCell } from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'

type Table = {
  sheet: string
  above: readonly (readonly string[])[]
  columns: readonly string[]
  rows: SheetCell[][]
}

/** Returns the rows of one file of an export; throws `not-found` if the file `part` does not exist. */
export function bookTable({ format, options, entries }: BookBatch, part = 1): Table {
  const file = filesOf(format, entries)[part - 1]
  if (!file) throw new ExpectedError('not-found')
  const from = { ...options, number: options.number + file.from }
  if (format === 'siigo')
    return { sheet: 'Comprobantes', above: [], columns: siigoColumns, rows: siigoRows(file.entries, from) }
  if (format === 'world-office')
    return {
      sheet: 'Comprobantes',
      above: [],
      columns: worldOfficeColumns,
      rows: worldOfficeRows(file.entries, from),
    }
  const { model } = options
  if (format === 'model' && model)
    return { ...model, columns: model.headings, rows: modelRows(file.entries, model, from) }
  return { sheet: 'Diario', above: [], columns: journalColumns, rows: journalRows(file.entries) }
}

/** Returns a file of an export, the same as at its first download. */
export async function batchFile(batch: BookBatch, format: FileFormat, part: number): Promise<Response> {
  const { sheet, above, columns, rows } = bookTable(batch, part)
  const name = bookExportText.batches.fileName(batch.format, batch.month, batch.number, batch.title ?? '')
  const whole = part > 1 ? `${name}-${part}` : name
  if (format === 'csv') {
    const lines = [...above, columns, ...rows].map(csvLine)
    return savedFile(csvStart + lines.join(''), whole, 'csv')
  }
  const file = await workbook([
    { name: sheet, above, columns: columns.map((title) => ({ title, width: 18 })), rows },
  ])
  return savedFile(file, whole, 'xlsx')
}
