import { calendarFileText } from '@/content/firm-calendar-file'
import type { TableLine } from '@/lib/firm-calendar/judge-table'
import { findObligation } from '@/lib/firm-calendar/obligation-names'
import { foldWords } from '@/lib/format/fold-text'

const { known } = calendarFileText
type Column = keyof typeof known
const columns = Object.keys(known) as Column[]

const placeOf = (headings: readonly string[], column: Column): number =>
  headings.findIndex((heading) => (known[column] as readonly string[]).includes(foldWords(heading)))

/** Returns the index of the column whose heading names an obligation, such as «ReteICA»; -1 unless exactly one does. */
function namedColumn(headings: readonly string[]): number {
  const named = headings.flatMap((heading, at) => (findObligation(heading) ? [at] : []))
  return named.length === 1 ? (named[0] ?? -1) : -1
}

/** Returns a required column that is missing; the municipality is optional, because national tables have none. */
export function missingColumn(headings: readonly string[]): Column | null {
  const isNamed = namedColumn(headings) >= 0
  const optional: readonly Column[] = isNamed ? ['municipality', 'obligation', 'due'] : ['municipality']
  return columns.find((column) => !optional.includes(column) && placeOf(headings, column) < 0) ?? null
}

type Row = { row: number; cells: readonly string[] }

export function tableLinesOf(headings: readonly string[], rows: readonly Row[]): TableLine[] {
  const places = columns.map((column) => [column, placeOf(headings, column)] as const)
  const named = namedColumn(headings)
  const has = (column: Column) => placeOf(headings, column) >= 0
  return rows.map(({ row, cells }) => {
    const cell = (column: Column) => cells[places.find(([name]) => name === column)?.[1] ?? -1] ?? ''
    return {
      row,
      obligation: has('obligation') ? cell('obligation') : (headings[named] ?? ''),
      municipality: cell('municipality'),
      period: cell('period'),
      endings: cell('endings'),
      due: has('due') ? cell('due') : (cells[named] ?? ''),
    }
  })
}
