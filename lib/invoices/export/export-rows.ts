import 'server-only'
import { invoices } from '@/content/invoices'
import { formatShortDate } from '@/lib/format/date'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceFilters } from '@/lib/invoices/address'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { listInvoices } from '@/lib/invoices/queries'
import type { UserDatabase } from '@/lib/supabase/server'

const { columns, withdrawnYes } = invoices.export
const pageSize = 1000
/** One client writes far less in the years that the law has papers kept; it bounds what one request can cost. */
export const mostRows = 50_000

export const exportHead: readonly string[] = columns

/** The cells of one invoice, in the order of the head; the size in bytes, as a number that can be added up. */
export const exportCells = (item: InvoiceItem): (string | number | null)[] => [
  item.number,
  item.name,
  formatShortDate(item.createdAt),
  item.size,
  item.status ? invoices.status[item.status] : invoices.status.unknown,
  item.withdrawnAt ? withdrawnYes(formatShortDate(item.withdrawnAt)) : (item.review?.words ?? null),
]

/** All invoices of a filter, newest first, read a page at a time as they are wanted. */
export async function* exportPages(
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
