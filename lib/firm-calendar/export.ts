import 'server-only'
import writeExcel from 'write-excel-file/node'
import { firmCalendarText } from '@/content/firm-calendar'
import { municipalityName } from '@/content/municipalities'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { TableQuery } from '@/lib/firm-calendar/href'
import { distinctTitle } from '@/lib/firm-calendar/judge-table'
import { csvLine, csvStart, excelCell, savedFile, type FileFormat } from '@/lib/format/spreadsheet'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { effectiveTable } from '@/lib/tax-calendar/effective-table'
import { periodKey } from '@/lib/tax-calendar/period'

const { file, one } = firmCalendarText

/** Lines in the format that the import reads; undated periods have an empty date cell. */
export function tableLines(
  calendar: TaxCalendar,
  { obligation, municipality, year }: TableQuery,
): string[][] {
  const tables = effectiveTable(calendar, obligation, municipality, year)
  return [
    Object.values(file.columns),
    ...tables.flatMap(({ period, lines }) =>
      lines.map(({ endings, date }) => [
        distinctTitle(obligation),
        municipality ? municipalityName(municipality) : '',
        periodKey(period),
        endings === '*' ? one.all : endings,
        date.status === 'dated' ? formatCivilDay(date.due) : '',
      ]),
    ),
  ]
}

export async function tableFile(
  calendar: TaxCalendar,
  query: TableQuery,
  format: FileFormat,
): Promise<Response> {
  const lines = tableLines(calendar, query)
  const name = one.fileName(query.obligation, query.year)
  if (format === 'csv') return savedFile(csvStart + lines.map(csvLine).join(''), name, format)
  const sheet = await writeExcel(
    lines.map((line) => line.map(excelCell)),
    {
      columns: [40, 20, 12, 14, 14].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBuffer()
  return savedFile(new Blob([sheet as Uint8Array<ArrayBuffer>]), name, format)
}
