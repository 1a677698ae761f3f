import { firmCalendarText } from '@/content/firm-calendar'
import type { TableLine } from '@/lib/firm-calendar/judge-table'
import { foldWords } from '@/lib/format/fold-text'

const { known } = firmCalendarText.file
type Column = keyof typeof known
const columns = Object.keys(known) as Column[]

const placeOf = (headings: readonly string[], column: Column): number =>
  headings.findIndex((heading) => (known[column] as readonly string[]).includes(foldWords(heading)))

/** The first column that a table needs and its headings have not; national tables need no municipality. */
export const missingColumn = (headings: readonly string[]): Column | null =>
  columns.find((column) => column !== 'municipality' && placeOf(headings, column) < 0) ?? null

/** Rows by what their columns are called; the headings stand in row 1. */
export function tableLinesOf(headings: readonly string[], rows: readonly (readonly string[])[]): TableLine[] {
  const places = columns.map((column) => [column, placeOf(headings, column)] as const)
  return rows.map((cells, at) => {
    const cell = (column: Column) => cells[places.find(([name]) => name === column)?.[1] ?? -1] ?? ''
    return {
      row: at + 2,
      obligation: cell('obligation'),
      municipality: cell('municipality'),
      period: cell('period'),
      endings: cell('endings'),
      due: cell('due'),
    }
  })
}
