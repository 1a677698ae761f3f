import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { contacts } from '@/content/contacts'
import type { Contact } from '@/lib/contacts/contact'
import { exportCells, exportHead } from '@/lib/contacts/export/export-rows'
import { bogotaDay } from '@/lib/format/civil-day'
import { csvLine, csvStart, excelCell } from '@/lib/format/spreadsheet'
import { savedFile, type FileFormat } from '@/lib/saved-file'

type Pages = AsyncGenerator<readonly Contact[]>

const widths = [22, 28, 32, 18, 80, 14, 22, 60]

async function csvText(pages: Pages): Promise<string> {
  let text = csvStart + csvLine(exportHead)
  for await (const page of pages) text += page.map((item) => csvLine(exportCells(item))).join('')
  return text
}

async function excelBytes(pages: Pages): Promise<Uint8Array> {
  const rows: Row[] = [exportHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((item) => exportCells(item).map(excelCell)))
  return writeExcel(rows, {
    sheet: contacts.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** The messages as a file to save. */
export async function exportFile(pages: Pages, format: FileFormat): Promise<Response> {
  const body =
    format === 'csv' ? await csvText(pages) : ((await excelBytes(pages)) as Uint8Array<ArrayBuffer>)
  return savedFile(new Blob([body]), contacts.export.fileName(bogotaDay(Date.now())), format)
}
