import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { invoices } from '@/content/invoices'
import { reading } from '@/content/einvoice/reading'
import { bogotaDay, formatCivilDay } from '@/lib/calendar/civil-day'
import { amountOrZero, readAmount, sumOf } from '@/lib/einvoice/amount'
import { formatShortDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'
import type { PageCursor } from '@/lib/format/page-cursor'
import {
  csvLine,
  csvStart,
  excelCell,
  savedFile,
  type CsvCell,
  type FileFormat,
} from '@/lib/format/spreadsheet'
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
  const body =
    format === 'csv' ? await csvFile(rows) : new Blob([(await excelFile(rows)) as Uint8Array<ArrayBuffer>])
  return savedFile(body, invoices.export.fileName(bogotaDay(Date.now())), format)
}

type Rows = AsyncGenerator<readonly CsvCell[][]>

const lines = (rows: readonly CsvCell[][] = []) => rows.map((cells) => csvLine(cells)).join('')

/** Streams the file page by page. Rejects when the first page fails; after a later failure the browser reports a broken download. */
export async function csvFile(pages: Rows): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const first = await pages.next()
  return new ReadableStream({
    start: (stream) =>
      stream.enqueue(encoder.encode(csvStart + csvLine(exportHead) + lines(first.value ?? undefined))),
    async pull(stream) {
      const { done, value } = await pages.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(lines(value)))
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

export async function excelFile(pages: Rows): Promise<Uint8Array> {
  const rows: Row[] = [exportHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((cells) => cells.map(excelCell)))
  return writeExcel(rows, {
    sheet: invoices.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

const { columns, withdrawnYes, cut } = invoices.export
const kinds: Readonly<Record<string, string>> = reading.sheet.kinds
const pageSize = 1000

const exportHead: readonly string[] = columns

/** DIAN's codes for IVA, INC and ICA and for the withholdings of them; each has a column, and all other codes share one. */
const [taxCodes, withholdingCodes] = [
  ['01', '04', '03'],
  ['05', '06', '07'],
] as const

/** The cells in the order of the header; amounts are numbers in pesos, the size is in bytes. */
function exportCells({ label, accounts, status, createdAt, withdrawnAt, review }: InvoiceItem): CsvCell[] {
  const amounts = accounts?.base === null ? null : accounts
  return [
    accounts?.supplier ?? null,
    accounts?.supplier_nit ?? null,
    accounts?.customer ?? null,
    accounts?.customer_nit ?? null,
    kinds[label.kind ?? ''] ?? null,
    accounts?.document ?? null,
    accounts?.code ?? null,
    accounts?.issued_on ? formatCivilDay(accounts.issued_on) : null,
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
    formatShortDate(createdAt),
  ]
}

const amountCell = (amount: string | null | undefined): CsvCell => (amount ? readAmount(amount) : null)

function columnsOf(sums: Readonly<Record<string, string>> | undefined, codes: readonly string[]): CsvCell[] {
  if (!sums) return [...codes.map(() => null), null]
  const others = Object.entries(sums).flatMap(([code, amount]) => (codes.includes(code) ? [] : [amount]))
  return [...codes.map((code) => amountCell(sums[code] ?? '0')), sumOf(others.map(amountOrZero))]
}

/** The rows of the export, newest first, read from the database page by page. If the limit cuts the list, a last row says so. */
export async function* exportRows(db: UserDatabase, filters: InvoiceFilters, most: number): Rows {
  let cursor: PageCursor | null = null
  for (let read = 0; read < most; read += pageSize) {
    const page = await listInvoices(
      db,
      { ...filters, cursor, backward: false },
      Math.min(pageSize, most - read),
      true,
    )
    yield page.items.map(exportCells)
    cursor = page.after
    if (!cursor) return
  }
  yield [[cut(formatNumber(most))]]
}
