import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { boardText } from '@/content/obligation-board'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import { csvLine, csvStart, excelCell, savedFile, type FileFormat } from '@/lib/format/spreadsheet'
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
  cell: (row: BoardRow, names: Names) => string | number | null
}
const day = (value: string | null) => value && formatCivilDay(value)
const { columns: titles } = text
const columns: readonly Column[] = [
  { title: titles.due, width: 12, cell: (row) => day(row.due) },
  { title: titles.what, width: 44, cell: titleOf },
  { title: titles.client, width: 36, cell: (row) => row.title },
  { title: titles.nit, width: 16, cell: (row) => row.nit },
  { title: titles.state, width: 18, cell: stateName },
  { title: titles.who, width: 24, cell: (row, names) => names.get(row.responsible ?? '') ?? null },
  { title: titles.reviewer, width: 24, cell: (row, names) => names.get(row.reviewer ?? '') ?? null },
  { title: titles.inner, width: 14, cell: (row) => day(row.internalDate) },
  { title: titles.hours, width: 14, cell: (row) => row.hours },
  {
    title: titles.steps,
    width: 10,
    cell: ({ steps: [done, all] }) => (all > 0 ? `${done} de ${all}` : null),
  },
  { title: titles.filed, width: 20, cell: (row) => day(row.filedOn) },
  { title: titles.receipt, width: 20, cell: (row) => row.receipt },
  { title: titles.value, width: 18, cell: (row) => row.value },
]

/** If the export is cut, its last line says so. */
export async function listFile(member: Member, query: BoardQuery, format: FileFormat): Promise<Response> {
  const lines: ReturnType<Column['cell']>[][] = []
  let cursor: BoardList['after'] = null
  do {
    const page: BoardList = await readList(member, { ...query, view: 'lista', cursor }, pageSize)
    const names = new Map(page.members.map(({ id, name }) => [id, name]))
    lines.push(...page.rows.map((row) => columns.map(({ cell }) => cell(row, names))))
    cursor = page.after
  } while (cursor && lines.length < mostRows)
  if (cursor) lines.push([text.cut(formatNumber(mostRows))])

  const head = columns.map(({ title }) => title)
  const name = text.fileName(query.month)
  if (format === 'csv')
    return savedFile(csvStart + [head, ...lines].map((line) => csvLine(line)).join(''), name, format)
  const bold: Row = head.map((value) => ({ type: String, value, fontWeight: 'bold' }))
  const bytes = await writeExcel([bold, ...lines.map((line) => line.map(excelCell))], {
    sheet: text.sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
  return savedFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), name, format)
}
