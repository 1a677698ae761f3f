import 'server-only'
import { contactFieldNames, contactFields } from '@/content/contact'
import { contacts } from '@/content/contact-messages'
import type { ContactFilters } from '@/lib/contact/href'
import { listContacts, type Contact } from '@/lib/contact/queries'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import type { PageCursor } from '@/lib/format/page-cursor'
import { csvLine, csvStart, savedFile, type FileFormat, type SheetCell } from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { Member } from '@/lib/session/require'

type Line = readonly SheetCell[]
/** `note` is a text that tells the reader that the file is incomplete. */
type Pages = AsyncGenerator<{ lines: readonly Line[]; note?: string }>

export async function exportFile(pages: Pages, format: FileFormat): Promise<Response> {
  const rows: Line[] = []
  const below: Line[] = []
  for await (const { lines, note } of pages) {
    rows.push(...lines)
    if (note) below.push([note])
  }
  const body =
    format === 'csv'
      ? csvStart + [columns.map(({ title }) => title), ...rows, ...below].map(csvLine).join('')
      : await workbook([{ name: contacts.export.sheet, columns, rows, below }])
  return savedFile(body, contacts.export.fileName(bogotaDay(Date.now())), format)
}

const pageSize = 500
/** An export has at most this many rows, to limit the cost of one request. */
const mostRows = 20_000

type Column = { title: string; width: number; cell: (item: Contact) => SheetCell }

const text = contacts.export.columns
const columns: readonly Column[] = [
  { title: text.writtenAt, width: 22, cell: (item) => ({ moment: item.writtenAt }) },
  ...contactFieldNames.map((field) => ({
    ...contactFields[field].column,
    cell: (item: Contact) => item[field],
  })),
  { title: text.status, width: 14, cell: (item) => contacts.status[item.status] },
  { title: text.changedAt, width: 22, cell: (item) => (item.changedAt ? { moment: item.changedAt } : null) },
  {
    title: text.answers,
    width: 60,
    cell: (item) => item.answers.map(({ body }) => body).join('\n\n') || null,
  },
]
const cellsOf = (item: Contact): Line => columns.map(({ cell }) => cell(item))

export async function* exportPages(member: Pick<Member, 'db'>, filters: ContactFilters): Pages {
  let cursor: PageCursor | null = null
  for (let read = 0; read < mostRows; read += pageSize) {
    const page = await listContacts(member, { ...filters, cursor }, pageSize)
    yield { lines: page.rows.map(cellsOf) }
    cursor = page.next
    if (!cursor) return
  }
  yield { lines: [], note: contacts.export.cut(formatNumber(mostRows)) }
}
