import 'server-only'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarFileText } from '@/content/firm-calendar-file'
import { municipalityName } from '@/content/municipalities'
import type { TableQuery } from '@/lib/firm-calendar/href'
import { distinctTitle } from '@/lib/firm-calendar/obligation-names'
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
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import { periodKey, periodsOf } from '@/lib/tax-calendar/period'

const file = calendarFileText
const { one } = firmCalendarText
const { template } = file

const widths = [40, 20, 12, 14, 14]
const headings = Object.values(file.columns)
const columns = headings.map((title, at) => ({ title, width: widths[at] ?? 14 }))

/** Returns lines in the format that the import reads; a period without a date gets an empty date cell. */
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
  const name = one.fileName(query.obligation, query.year)
  if (format === 'csv') return csvFile(rows, name)
  return savedFile(await workbook([{ name: one.sheet, columns, rows }]), name, format)
}

const csvFile = (rows: readonly SheetCell[][], name: string): Response =>
  savedFile(csvStart + [headings, ...rows].map((line) => csvLine(line)).join(''), name, 'csv')

/** Exports a table to fill in, with one row for each period of a municipal obligation. */
export async function templateFile(year: number, format: FileFormat): Promise<Response> {
  const id = 'local-withholding'
  const rows = periodsOf(obligations[id].cycle, year).map((period): SheetCell[] => [
    distinctTitle(id),
    '',
    periodKey(period),
    one.all,
    null,
  ])
  const name = template.fileName(year)
  if (format === 'csv') return csvFile(rows, name)
  const { name: title, period, municipality } = template.columns
  const list = {
    name: template.list,
    columns: [
      { title, width: 50 },
      { title: period, width: 26 },
      { title: municipality, width: 20 },
    ],
    rows: obligationIds.map((one) => [
      distinctTitle(one),
      periodsOf(obligations[one].cycle, year).slice(0, 1).map(periodKey).join(''),
      obligations[one].field === 'city' ? template.yes : template.no,
    ]),
  }
  return savedFile(await workbook([{ name: template.sheet, columns, rows }, list]), name, format)
}
