import 'server-only'
import { firmCalendarText } from '@/content/firm-calendar'
import { municipalityName } from '@/content/municipalities'
import type { TableQuery } from '@/lib/firm-calendar/href'
import { distinctTitle } from '@/lib/firm-calendar/judge-table'
import {
  csvLine,
  csvStart,
  dayCell,
  savedFile,
  type FileFormat,
  type SheetCell,
} from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { effectiveTable } from '@/lib/tax-calendar/effective-table'
import { periodKey } from '@/lib/tax-calendar/period'

const { file, one } = firmCalendarText

const headings = Object.values(file.columns)
const widths = [40, 20, 12, 14, 14]

/** Lines in the format that the import reads; undated periods have an empty date cell. */
export const tableLines = (
  calendar: TaxCalendar,
  { obligation, municipality, year }: TableQuery,
): SheetCell[][] =>
  effectiveTable(calendar, obligation, municipality, year).flatMap(({ period, lines }) =>
    lines.map(({ endings, date }) => [
      distinctTitle(obligation),
      municipality ? municipalityName(municipality) : '',
      periodKey(period),
      endings === '*' ? one.all : endings,
      dayCell(date.status === 'dated' ? date.due : null),
    ]),
  )

export async function tableFile(
  calendar: TaxCalendar,
  query: TableQuery,
  format: FileFormat,
): Promise<Response> {
  const rows = tableLines(calendar, query)
  const body =
    format === 'csv'
      ? csvStart + [headings, ...rows].map(csvLine).join('')
      : await workbook([
          {
            name: one.sheet,
            columns: headings.map((title, at) => ({ title, width: widths[at] ?? 14 })),
            rows,
          },
        ])
  return savedFile(body, one.fileName(query.obligation, query.year), format)
}
