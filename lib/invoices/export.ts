import 'server-only'
import { invoices } from '@/content/invoices'
import { reading } from '@/content/einvoice/reading'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { amountOrZero, readAmount, sumOf } from '@/lib/einvoice/amount'
import { formatShortDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'
import type { PageCursor } from '@/lib/format/page-cursor'
import {
  csvLine,
  csvStart,
  dayCell,
  savedFile,
  type FileFormat,
  type SheetCell,
} from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import { mostExported, type InvoiceFilters } from '@/lib/invoices/href'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { withoutReading } from '@/lib/einvoice/invoice-label'
import { listInvoices } from '@/lib/invoices/queries'
import type { Client } from '@/lib/session/require'
import type { UserDatabase } from '@/lib/supabase/server'

export async function exportResponse(
  client: Client,
  filters: InvoiceFilters,
  format: FileFormat,
): Promise<Response> {
  const rows = exportRows(client.db, filters, mostExported[format])
  const body = await (format === 'csv' ? csvFile(rows) : excelFile(rows))
  return savedFile(body, invoices.export.fileName(bogotaDay(Date.now())), format)
}

/** `note` tells the reader that the file is incomplete. */
type Page = { rows: readonly SheetCell[][]; note?: string }
type Pages = AsyncGenerator<Page>

const below = ({ note }: Page): SheetCell[][] => (note ? [[note]] : [])
const csvLines = (page: Page) => [...page.rows, ...below(page)].map((cells) => csvLine(cells)).join('')

/** Throws if the first page of rows cannot be read; if a later page fails, the browser reports a broken download. */
export async function csvFile(pages: Pages): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const first = await pages.next()
  return new ReadableStream({
    start: (stream) =>
      stream.enqueue(encoder.encode(csvStart + csvLine(columns) + (first.done ? '' : csvLines(first.value)))),
    async pull(stream) {
      const { done, value } = await pages.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(csvLines(value)))
    },
    cancel: async () => void (await pages.return(undefined)),
  })
}

const widths = [
  36,
  16,
  36,
  16,
  14,
  14,
  24,
  12,
  8,
  ...Array.from({ length: 10 }, () => 16),
  14,
  36,
  16,
  36,
  14,
  12,
]

export async function excelFile(pages: Pages): Promise<Blob> {
  const rows: SheetCell[][] = []
  const notes: SheetCell[][] = []
  for await (const page of pages) {
    rows.push(...page.rows)
    notes.push(...below(page))
  }
  return workbook([
    {
      name: invoices.export.sheet,
      columns: columns.map((title, at) => ({ title, width: widths[at] ?? 16 })),
      rows,
      below: notes,
    },
  ])
}

const { columns, withdrawnYes, cut } = invoices.export
const kinds: Readonly<Record<string, string>> = reading.sheet.kinds
const pageSize = 1000

/** Each of these tax codes (IVA, INC, ICA and their withholdings) has a column; all other codes share one column. */
const [taxCodes, withholdingCodes] = [
  ['01', '04', '03'],
  ['05', '06', '07'],
] as const

/** Returns the cells in the order of the header; amounts are in pesos and the size is in bytes. */
function exportCells({ label, accounts, status, createdAt, withdrawnAt, review }: InvoiceItem): SheetCell[] {
  const amounts = accounts?.base === null ? null : accounts
  return [
    accounts?.supplier ?? null,
    accounts?.supplier_nit ?? null,
    accounts?.customer ?? null,
    accounts?.customer_nit ?? null,
    kinds[label.kind ?? ''] ?? null,
    accounts?.document ?? null,
    accounts?.code ?? null,
    dayCell(accounts?.issued_on),
    accounts?.currency ?? null,
    amountCell(accounts?.base),
    ...columnsOf(amounts?.taxes, taxCodes),
    ...columnsOf(amounts?.withholdings, withholdingCodes),
    amountCell(accounts?.total),
    status ? invoices.status[status] : invoices.status.unknown,
    withdrawnAt ? withdrawnYes(formatShortDate(withdrawnAt)) : (review?.note ?? withoutReading(label)),
    label.number,
    label.name,
    label.size,
    { day: bogotaDay(createdAt) },
  ]
}

const amountCell = (amount: string | null | undefined): SheetCell => (amount ? readAmount(amount) : null)

function columnsOf(
  sums: Readonly<Record<string, string>> | undefined,
  codes: readonly string[],
): SheetCell[] {
  if (!sums) return [...codes.map(() => null), null]
  const others = Object.entries(sums).flatMap(([code, amount]) => (codes.includes(code) ? [] : [amount]))
  return [...codes.map((code) => amountCell(sums[code] ?? '0')), sumOf(others.map(amountOrZero))]
}

/** Yields the rows of the export, newest first; if `most` cuts the list, a note says so. */
export async function* exportRows(db: UserDatabase, filters: InvoiceFilters, most: number): Pages {
  let cursor: PageCursor | null = null
  for (let read = 0; read < most; read += pageSize) {
    const page = await listInvoices(
      db,
      { ...filters, cursor, backward: false },
      Math.min(pageSize, most - read),
      true,
    )
    yield { rows: page.items.map(exportCells) }
    cursor = page.after
    if (!cursor) return
  }
  yield { rows: [], note: cut(formatNumber(most)) }
}
