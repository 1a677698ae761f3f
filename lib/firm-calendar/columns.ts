import { firmCalendarText } from '@/content/firm-calendar'
import type { TableLine } from '@/lib/firm-calendar/judge-table'
import { foldWords } from '@/lib/format/fold-text'

const { known } = firmCalendarText.file
type Column = keyof typeof known
const columns = Object.keys(known) as Column[]

const placeOf = (headings: readonly string[], column: Column): number =>
  headings.findIndex((heading) => (known[column] as readonly string[]).includes(foldWords(heading)))

/** The column of the municipality is optional, because national tables have none. */
export const missingColumn = (headings: readonly string[]): Column | null =>
  columns.find((column) => column !== 'municipality' && placeOf(headings, column) < 0) ?? null

type Row = { row: number; cells: readonly string[] }

export function tableLinesOf(headings: readonly string[], rows: readonly Row[]): TableLine[] {
  const places = columns.map((column) => [column, placeOf(headings, column)] as const)
  return rows.map(({ row, cells }) => {
    const cell = (column: Column) => cells[places.find(([name]) => name === column)?.[1] ?? -1] ?? ''
    return {
      row,
      obligation: cell('obligation'),
      municipality: cell('municipality'),
      period: cell('period'),
      endings: cell('endings'),
      due: cell('due'),
    }
  })
}
