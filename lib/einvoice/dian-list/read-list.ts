import type { CivilDay } from '@/lib/calendar/civil-day'
import { columnsOf, missingColumns, type Columns } from '@/lib/einvoice/dian-list/headings'
import { ListProblem } from '@/lib/einvoice/dian-list/list-problem'
import { ownerOf, readRow, sideOf, type ListRow, type Side } from '@/lib/einvoice/dian-list/list-row'
import { workbookRows } from '@/lib/einvoice/dian-list/open-workbook'

export const maxListSize = 20 * 2 ** 20
/** The largest number of rows of one file; a year of a large company has some ten thousand. */
export const mostListRows = 100_000
/** The row of column titles is searched in this many rows, because firms add other rows above it. */
const titleLines = 10
const mostOwners = 20

/** The site shows this summary of a file before it stores any row. */
export type Recognition = {
  /** The companies to which the list belongs; the company with the most rows comes first. */
  owners: { nit: string; name: string; rows: number }[]
  months: ({ month: string; first: CivilDay; last: CivilDay } & Record<Side, number>)[]
  rows: number
  first: CivilDay
  last: CivilDay
  /** The number of documents without a readable day, which belong to no month. */
  undated: number
  /** True when the file has formulas; DIAN's file never has any, so somebody edited the file. */
  formulas: boolean
}

/** Calls `take` with each document of a list. Throws a `ListProblem`. */
export async function readList(
  bytes: Uint8Array<ArrayBuffer>,
  take: (row: ListRow) => void,
): Promise<Recognition> {
  const found = { formulas: false }
  const sums = summing()
  let [sheet, seen, done] = [-1, 0, false]
  let columns: Columns | null = null
  let closest: readonly string[] | null = null
  for await (const row of workbookRows(bytes, found)) {
    if (row.sheet !== sheet) {
      // The first sheet with the header is the list; other sheets were added by the firm.
      if (columns) break
      ;[sheet, seen] = [row.sheet, 0]
    }
    const isEmpty = row.cells.every(({ text }) => text.trim() === '')
    if (!columns) {
      if (isEmpty || seen++ >= titleLines) continue
      const named = columnsOf(row.cells.map(({ text }) => text))
      const missing = missingColumns(named)
      if (missing.length === 0) columns = named
      else if (closest === null || missing.length < closest.length) closest = missing
      continue
    }
    // Firms save files with a million empty rows, so reading ends at the first empty row.
    done ||= isEmpty
    if (done) break
    const read = readRow(row.line, row.cells, columns)
    if (read === 'none') continue
    sums.add(read)
    if (read === 'undated') continue
    if (sums.rows() > mostListRows) throw new ListProblem('rows')
    take(read)
  }
  if (!columns) throw new ListProblem(closest ? 'columns' : 'empty', closest ?? [])
  return { ...sums.recognition(), formulas: found.formulas }
}

function summing() {
  const owners = new Map<string, { nit: string; name: string; rows: number }>()
  const months = new Map<string, Recognition['months'][number]>()
  let [rows, undated] = [0, 0]
  return {
    rows: () => rows,
    add(row: ListRow | 'undated') {
      if (row === 'undated') {
        undated += 1
        return
      }
      rows += 1
      const nit = ownerOf(row)
      const owner = owners.get(nit) ?? {
        nit,
        name: row.group === 'issued' ? row.issuer : row.receiver,
        rows: 0,
      }
      owner.rows += 1
      owners.set(nit, owner)
      const key = row.issued.slice(0, 7)
      const month = months.get(key) ?? {
        month: key,
        first: row.issued,
        last: row.issued,
        purchase: 0,
        sale: 0,
        apart: 0,
      }
      if (row.issued < month.first) month.first = row.issued
      if (row.issued > month.last) month.last = row.issued
      month[sideOf(row)] += 1
      months.set(key, month)
    },
    recognition(): Omit<Recognition, 'formulas'> {
      if (rows === 0) throw new ListProblem(undated > 0 ? 'undated' : 'empty')
      const sorted = [...months.values()].toSorted((one, other) => (one.month < other.month ? -1 : 1))
      return {
        owners: [...owners.values()].toSorted((one, other) => other.rows - one.rows).slice(0, mostOwners),
        months: sorted,
        rows,
        first: sorted[0]?.first ?? '',
        last: sorted.at(-1)?.last ?? '',
        undated,
      }
    },
  }
}
