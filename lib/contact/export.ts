import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { contactFieldNames, contactFields } from '@/content/contact'
import { contacts } from '@/content/contact-messages'
import type { ContactFilters } from '@/lib/contact/href'
import { listContacts, type Contact } from '@/lib/contact/queries'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'
import type { PageCursor } from '@/lib/format/page-cursor'
import { csvLine, csvStart, excelCell, savedFile, type FileFormat } from '@/lib/format/spreadsheet'
import type { Member } from '@/lib/session/require'

type Line = readonly (string | null)[]
type Pages = AsyncGenerator<readonly Line[]>

async function csvText(pages: Pages): Promise<string> {
  let text = csvStart + csvLine(titles)
  for await (const page of pages) text += page.map((line) => csvLine(line)).join('')
  return text
}

async function excelBytes(pages: Pages): Promise<Uint8Array> {
  const rows: Row[] = [titles.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((line) => line.map(excelCell)))
  return writeExcel(rows, {
    sheet: contacts.export.sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

export async function exportFile(pages: Pages, format: FileFormat): Promise<Response> {
  const body =
    format === 'csv' ? await csvText(pages) : ((await excelBytes(pages)) as Uint8Array<ArrayBuffer>)
  return savedFile(new Blob([body]), contacts.export.fileName(bogotaDay(Date.now())), format)
}

const pageSize = 500
/** An export has at most this many rows, to limit the cost of one request. */
const mostRows = 20_000

type Column = { title: string; width: number; cell: (item: Contact) => string | null }

const text = contacts.export.columns
const columns: readonly Column[] = [
  { title: text.writtenAt, width: 22, cell: (item) => formatDateTime(item.writtenAt) },
  ...contactFieldNames.map((field) => ({
    ...contactFields[field].column,
    cell: (item: Contact) => item[field],
  })),
  { title: text.status, width: 14, cell: (item) => contacts.status[item.status] },
  { title: text.changedAt, width: 22, cell: (item) => item.changedAt && formatDateTime(item.changedAt) },
  {
    title: text.answers,
    width: 60,
    cell: (item) => item.answers.map(({ body }) => body).join('\n\n') || null,
  },
]
const titles = columns.map(({ title }) => title)
const cellsOf = (item: Contact): Line => columns.map(({ cell }) => cell(item))

/** The rows of the export, read from the database page by page. If the limit cuts the list, a last row says so. */
export async function* exportPages(member: Pick<Member, 'db'>, filters: ContactFilters): Pages {
  let cursor: PageCursor | null = null
  for (let read = 0; read < mostRows; read += pageSize) {
    const page = await listContacts(member, { ...filters, cursor }, pageSize)
    yield page.rows.map(cellsOf)
    cursor = page.next
    if (!cursor) return
  }
  yield [[contacts.export.cut(formatNumber(mostRows))]]
}
