import 'server-only'
import Big from 'big.js'
import { boardText } from '@/content/obligation-board'
import { formatNumber } from '@/lib/format/number'
import {
  csvLine,
  csvStart,
  dayCell,
  savedFile,
  type FileFormat,
  type SheetCell,
} from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { BoardQuery } from '@/lib/obligations/board/href'
import type { BoardList, BoardRow } from '@/lib/obligations/board/board-shapes'
import { readList } from '@/lib/obligations/board/queries'
import { stateName, titleOf } from '@/lib/obligations/obligation'
import type { Member } from '@/lib/session/require'

const text = boardText.export
const pageSize = 100
/** An export has at most this many rows, to limit the cost of one request. */
const mostRows = 2000

type Names = ReadonlyMap<string, string>
type Column = {
  title: string
  width: number
  cell: (row: BoardRow, names: Names) => SheetCell
}
const { columns: titles } = text
const columns: readonly Column[] = [
  { title: titles.due, width: 12, cell: (row) => dayCell(row.due) },
  { title: titles.what, width: 44, cell: titleOf },
  { title: titles.client, width: 36, cell: (row) => row.title },
  { title: titles.nit, width: 16, cell: (row) => row.nit },
  { title: titles.state, width: 18, cell: stateName },
  { title: titles.who, width: 24, cell: (row, names) => names.get(row.responsible ?? '') ?? null },
  { title: titles.reviewer, width: 24, cell: (row, names) => names.get(row.reviewer ?? '') ?? null },
  { title: titles.inner, width: 14, cell: (row) => dayCell(row.internalDate) },
  { title: titles.hours, width: 14, cell: (row) => row.hours },
  {
    title: titles.steps,
    width: 10,
    cell: ({ steps: [done, all] }) => (all > 0 ? `${done} de ${all}` : null),
  },
  { title: titles.filed, width: 20, cell: (row) => dayCell(row.filedOn) },
  { title: titles.receipt, width: 20, cell: (row) => row.receipt },
  { title: titles.value, width: 18, cell: (row) => (row.value === null ? null : new Big(row.value)) },
]

/** If the list is cut, the last line of the file says so. */
export async function listFile(member: Member, query: BoardQuery, format: FileFormat): Promise<Response> {
  const rows: SheetCell[][] = []
  let cursor: BoardList['after'] = null
  do {
    const page: BoardList = await readList(member, { ...query, view: 'lista', cursor }, pageSize)
    const names = new Map(page.members.map(({ id, name }) => [id, name]))
    rows.push(...page.rows.map((row) => columns.map(({ cell }) => cell(row, names))))
    cursor = page.after
  } while (cursor && rows.length < mostRows)
  const below = cursor ? [[text.cut(formatNumber(mostRows))]] : []
  const body =
    format === 'csv'
      ? csvStart + [columns.map(({ title }) => title), ...rows, ...below].map(csvLine).join('')
      : await workbook([{ name: text.sheet, columns, rows, below }])
  return savedFile(body, text.fileName(query.month), format)
}
