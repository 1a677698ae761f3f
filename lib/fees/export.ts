import 'server-only'
import Big from 'big.js'
import { feesText } from '@/content/fees'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { FirmFee, FirmFees } from '@/lib/fees/fee'
import type { FeesQuery } from '@/lib/fees/href'
import { listFees } from '@/lib/fees/queries'
import { formatNumber } from '@/lib/format/number'
import {
  csvLine,
  csvStart,
  dayCell,
  savedFile,
  type FileFormat,
  type SheetCell,
} from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { Member } from '@/lib/session/require'

const text = feesText.export
const pageSize = 200
/** An export has at most this many rows, to limit the cost of one request. */
const mostRows = 2000

type Column = { title: string; width: number; cell: (fee: FirmFee) => SheetCell }
const { columns: titles } = text
const columns: readonly Column[] = [
  { title: titles.client, width: 40, cell: ({ clientTitle }) => clientTitle },
  { title: titles.concept, width: 40, cell: ({ concept }) => concept },
  { title: titles.amount, width: 18, cell: ({ amount }) => new Big(amount) },
  { title: titles.dueOn, width: 14, cell: ({ dueOn }) => dayCell(dueOn) },
  { title: titles.state, width: 14, cell: ({ state, late }) => feesText.states[late ? 'late' : state] },
  { title: titles.collectedOn, width: 14, cell: ({ collectedOn }) => dayCell(collectedOn) },
  { title: titles.reason, width: 36, cell: ({ reason }) => reason },
  { title: titles.madeBy, width: 24, cell: ({ madeBy }) => madeBy },
  { title: titles.settledBy, width: 24, cell: ({ settledBy }) => settledBy },
  { title: titles.reminders, width: 14, cell: ({ reminders }) => reminders },
]

/** Returns the fees as a file; if the file is cut after `mostRows`, its last line says so. */
export async function feesFile(member: Member, query: FeesQuery, format: FileFormat): Promise<Response> {
  const rows: SheetCell[][] = []
  let after: FirmFees['next'] = null
  do {
    const page: FirmFees = await listFees(member, { ...query, after }, pageSize)
    rows.push(...page.rows.map((fee) => columns.map(({ cell }) => cell(fee))))
    after = page.next
  } while (after && rows.length < mostRows)
  const below = after ? [[text.cut(formatNumber(mostRows))]] : []
  const body =
    format === 'csv'
      ? csvStart + [columns.map(({ title }) => title), ...rows, ...below].map(csvLine).join('')
      : await workbook([{ name: text.sheet, columns, rows, below }])
  return savedFile(body, text.fileName(bogotaDay(Date.now())), format)
}
