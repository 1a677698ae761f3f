import 'server-only'
import Big from 'big.js'
import writeExcel, { type Row } from 'write-excel-file/node'
import { reading } from '@/content/einvoice/reading'
import { periodName } from '@/content/tax-calendar/words'
import { worksheetText as text } from '@/content/worksheet'
import type { AccountId } from '@/lib/ids'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import { excelCell, savedFile, type CsvCell } from '@/lib/format/spreadsheet'
import type { Member } from '@/lib/session/require'
import { periodKey } from '@/lib/tax-calendar/period'
import { kindOf, type WorksheetPeriod } from '@/lib/worksheet/period'
import { readWorksheet, readWorksheetDocuments } from '@/lib/worksheet/queries'
import {
  figureName,
  vatBalance,
  wholeName,
  worksheetSections,
  type Worksheet,
  type WorksheetDocuments,
} from '@/lib/worksheet/worksheet'

/** The workbook is built in memory, so its rows are limited. */
const mostRows = 20_000
const pageSize = 5000
const kinds: Readonly<Record<string, string>> = reading.sheet.kinds

export async function worksheetFile(
  member: Member,
  client: AccountId,
  wanted: WorksheetPeriod | null,
  site: string,
): Promise<Response> {
  const { period, sheet } = await readWorksheet(member, client, wanted)
  const rows: WorksheetDocuments['rows'] = []
  let more = true
  while (more && rows.length < mostRows) {
    const page = await readWorksheetDocuments(
      member,
      client,
      period,
      { figure: null, passed: rows.length },
      pageSize,
    )
    rows.push(...page.rows)
    more = page.more
  }
  const bytes = await worksheetExcel(sheet, period, rows, more, site)
  const what = kindOf(period) === 'vat' ? 'iva' : 'retencion'
  return savedFile(
    new Blob([bytes as Uint8Array<ArrayBuffer>]),
    text.export.fileName(what, periodKey(period), sheet.title),
    'xlsx',
  )
}

export async function worksheetExcel(
  sheet: Worksheet,
  period: WorksheetPeriod,
  rows: WorksheetDocuments['rows'],
  isCut: boolean,
  site: string,
): Promise<Uint8Array> {
  const kind = kindOf(period)
  const sections = worksheetSections(kind, sheet.figures)
  const shown = new Set(sections.flatMap(({ figures }) => figures.map(({ figure }) => figure)))
  const bold = (cells: readonly string[]): Row =>
    cells.map((value) => ({ type: String, value, fontWeight: 'bold' }))
  const line = (cells: readonly CsvCell[]): Row => cells.map(excelCell)
  const { columns } = text
  const { sales, purchases, balance } = vatBalance(sections)
  const figures: Row[] = [
    bold([text.of(text.kinds[kind], periodName(period))]),
    line([sheet.title]),
    line([text.draft]),
    [],
    ...sections.flatMap(({ id, figures: own, total }): Row[] => [
      bold([text.sections[id], columns.base, columns.amount, columns.documents]),
      ...own.map(({ figure, base, amount, documents }) =>
        line([
          figureName(figure),
          ...(id === 'left' ? [null, null] : [new Big(base), new Big(amount)]),
          documents,
        ]),
      ),
      ...(total === null ? [] : [line([text.total, null, new Big(total)])]),
      [],
    ]),
    ...(kind === 'vat'
      ? [
          line([text.balance.title, null, new Big(balance)]),
          line([text.balance.formula(sales, purchases)]),
          [] as Row,
        ]
      : []),
    ...text.rules.map((rule) => line([rule])),
  ]
  const documents: Row[] = [
    bold(text.export.columns),
    ...rows
      .filter(({ figure }) => shown.has(figure))
      .map((row) =>
        line([
          figureName(row.figure),
          wholeName(row.figure).slice(figureName(row.figure).length + 2),
          row.number,
          row.document,
          kinds[row.kind ?? ''] ?? row.kind,
          row.issued_on && formatCivilDay(row.issued_on),
          row.nit,
          row.party,
          row.currency,
          row.rate ? new Big(row.rate) : null,
          new Big(row.base),
          new Big(row.amount),
          `${site}/admin/facturas/${row.id}`,
        ]),
      ),
    ...(isCut ? [line([text.export.cut(formatNumber(mostRows))])] : []),
  ]
  return writeExcel([
    {
      data: figures,
      sheet: text.export.figures,
      columns: [{ width: 52 }, { width: 20 }, { width: 20 }, { width: 12 }],
    },
    {
      data: documents,
      sheet: text.export.documents,
      columns: [44, 18, 16, 18, 16, 12, 16, 36, 10, 12, 18, 18, 60].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer()
}
