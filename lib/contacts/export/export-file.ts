import 'server-only'
import { create } from 'content-disposition'
import writeExcel, { type Row } from 'write-excel-file/node'
import { contacts } from '@/content/contacts'
import type { Contact } from '@/lib/contacts/contact'
import { exportCells, exportHead } from '@/lib/contacts/export/export-rows'
import { bogotaDay } from '@/lib/format/civil-day'
import { csvLine, csvStart } from '@/lib/format/csv'

export type ExportFormat = 'csv' | 'xlsx'
type Pages = AsyncGenerator<readonly Contact[]>

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const widths = [22, 28, 32, 18, 80, 14, 22, 60]
/** Neither XML nor any spreadsheet can carry these. */
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A cell that says it is text is never calculated, whatever it begins with. */
function toCell(value: string | number | null): Row[number] {
  if (typeof value !== 'string') return value
  return { type: String, value: value.replace(control, '') }
}

async function csvText(pages: Pages): Promise<string> {
  let text = csvStart + csvLine(exportHead)
  for await (const page of pages) text += page.map((item) => csvLine(exportCells(item))).join('')
  return text
}

async function excelBytes(pages: Pages): Promise<Uint8Array> {
  const rows: Row[] = [exportHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((item) => exportCells(item).map(toCell)))
  return writeExcel(rows, {
    sheet: contacts.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** The messages as a file to save. */
export async function exportFile(pages: Pages, format: ExportFormat): Promise<Response> {
  const body =
    format === 'csv' ? await csvText(pages) : ((await excelBytes(pages)) as Uint8Array<ArrayBuffer>)
  const name = `${contacts.export.fileName(bogotaDay(Date.now()))}.${format}`
  return new Response(new Blob([body]), {
    headers: {
      'content-type': types[format],
      'content-disposition': create(name, { type: 'attachment' }),
    },
  })
}
