import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { invoices } from '@/content/invoices'
import { excelCell } from '@/lib/format/excel-cell'
import { exportCells, exportHead } from '@/lib/invoices/export/export-rows'
import type { InvoiceItem } from '@/lib/invoices/invoice'

/** A workbook is zipped as a whole, so it is held in memory: fewer rows than a stream could carry. */
export const mostExcelRows = 20_000

const widths = [16, 48, 12, 16, 14, 24]

export async function excelFile(pages: AsyncGenerator<readonly InvoiceItem[]>): Promise<Uint8Array> {
  const rows: Row[] = [exportHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((item) => exportCells(item).map(excelCell)))
  return writeExcel(rows, {
    sheet: invoices.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
