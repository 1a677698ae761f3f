import 'server-only'
import Big from 'big.js'
import { reading } from '@/content/einvoice/reading'
import { periodName } from '@/content/tax-calendar/words'
import { worksheetText as text } from '@/content/worksheet'
import type { AccountId } from '@/lib/ids'
import { formatNumber } from '@/lib/format/number'
import { dayCell, savedFile, type SheetCell } from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
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
  const what = kindOf(period) === 'vat' ? 'iva' : 'retencion'
  return savedFile(
    await worksheetExcel(sheet, period, rows, more, site),
    text.export.fileName(what, periodKey(period), sheet.title),
    'xlsx',
  )
}

export function worksheetExcel(
  sheet: Worksheet,
  period: WorksheetPeriod,
  rows: WorksheetDocuments['rows'],
  isCut: boolean,
  site: string,
): Promise<Blob> {
  const kind = kindOf(period)
  const sections = worksheetSections(kind, sheet.figures)
  const shown = new Set(sections.flatMap(({ figures }) => figures.map(({ figure }) => figure)))
  const { part, name, base, amount, documents } = text.columns
  const { sales, purchases, balance } = vatBalance(sections)
  const totals = sections.flatMap(({ id, total }): SheetCell[][] =>
    total === null ? [] : [[text.sections[id], text.total, null, new Big(total)]],
  )
  const difference: SheetCell[][] = [
    [text.balance.title, null, null, new Big(balance)],
    [text.balance.formula(sales, purchases)],
    [],
  ]
  return workbook([
    {
      name: text.export.figures,
      above: [text.of(text.kinds[kind], periodName(period)), sheet.title, text.draft],
      columns: [
        { title: part, width: 38 },
        { title: name, width: 52 },
        { title: base, width: 20 },
        { title: amount, width: 20 },
        { title: documents, width: 12 },
      ],
      rows: sections.flatMap(({ id, figures }) =>
        figures.map((one) => [
          text.sections[id],
          figureName(one.figure),
          ...(id === 'left' ? [null, null] : [new Big(one.base), new Big(one.amount)]),
          one.documents,
        ]),
      ),
      below: [...totals, [], ...(kind === 'vat' ? difference : []), ...text.rules.map((rule) => [rule])],
    },
    {
      name: text.export.documents,
      columns: text.export.columns.map((title, at) => ({ title, width: widths[at] ?? 16 })),
      rows: rows
        .filter(({ figure }) => shown.has(figure))
        .map((row) => [
          figureName(row.figure),
          wholeName(row.figure).slice(figureName(row.figure).length + 2),
          row.number,
          row.document,
          kinds[row.kind ?? ''] ?? row.kind,
          dayCell(row.issued_on),
          row.nit,
          row.party,
          row.currency,
          row.rate ? new Big(row.rate) : null,
          new Big(row.base),
          new Big(row.amount),
          `${site}/admin/facturas/${row.id}`,
        ]),
      below: isCut ? [[text.export.cut(formatNumber(mostRows))]] : [],
    },
  ])
}

const widths = [44, 18, 16, 18, 16, 12, 16, 36, 10, 12, 18, 18, 60]
