import 'server-only'
import writeExcel, { type Row } from 'write-excel-file/node'
import { invoices } from '@/content/invoices'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatShortDate } from '@/lib/format/date'
import type { PageCursor } from '@/lib/format/page-cursor'
import { csvLine, csvStart, excelCell, savedFile, type FileFormat } from '@/lib/format/spreadsheet'
import type { InvoiceFilters } from '@/lib/invoices/address'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { listInvoices } from '@/lib/invoices/queries'
import type { Client } from '@/lib/session/require'
import type { UserDatabase } from '@/lib/supabase/server'

/** The filtered list as a file to save. */
export async function exportResponse(
  client: Client,
  filters: InvoiceFilters,
  format: FileFormat,
): Promise<Response> {
  const body =
    format === 'csv'
      ? await csvFile(exportPages(client.db, filters))
      : new Blob([
          (await excelFile(exportPages(client.db, filters, mostExcelRows))) as Uint8Array<ArrayBuffer>,
        ])
  return savedFile(body, invoices.export.fileName(bogotaDay(Date.now())), format)
}

type Pages = AsyncGenerator<readonly InvoiceItem[]>

const lines = (items: readonly InvoiceItem[] = []) => items.map((item) => csvLine(exportCells(item))).join('')

/**
 * The list as CSV, each page sent as soon as it is read: no more than one is ever held. Rejects when the first cannot be
 * read; a file whose later pages fail breaks off, and the browser says so.
 */
export async function csvFile(pages: Pages): Promise<ReadableStream<Uint8Array>> {
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

/** A workbook is zipped as a whole, so it is held in memory: fewer rows than a stream could carry. */
const mostExcelRows = 20_000

const widths = [16, 48, 12, 16, 14, 24]

export async function excelFile(pages: AsyncGenerator<readonly InvoiceItem[]>): Promise<Uint8Array> {
  const rows: Row[] = [exportHead.map((value) => ({ type: String, value, fontWeight: 'bold' }))]
  for await (const page of pages) rows.push(...page.map((item) => exportCells(item).map(excelCell)))
  return writeExcel(rows, {
    sheet: invoices.export.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

const { columns, withdrawnYes } = invoices.export
const pageSize = 1000
/** One client writes far less in the years that the law has papers kept; it bounds what one request can cost. */
const mostRows = 50_000

const exportHead: readonly string[] = columns

/** The cells of one invoice, in the order of the head; the size in bytes, as a number that can be added up. */
const exportCells = (item: InvoiceItem): (string | number | null)[] => [
  item.number,
  item.name,
  formatShortDate(item.createdAt),
  item.size,
  item.status ? invoices.status[item.status] : invoices.status.unknown,
  item.withdrawnAt ? withdrawnYes(formatShortDate(item.withdrawnAt)) : (item.review?.note ?? null),
]

/** All invoices of a filter, newest first, read a page at a time as they are wanted. */
async function* exportPages(
  db: UserDatabase,
  filters: InvoiceFilters,
  most = mostRows,
): AsyncGenerator<readonly InvoiceItem[]> {
  let cursor: PageCursor | null = null
  for (let read = 0; read < most; read += pageSize) {
    const page = await listInvoices(
      db,
      { ...filters, cursor, backward: false },
      Math.min(pageSize, most - read),
    )
    yield page.items
    cursor = page.after
    if (!cursor) return
  }
}
