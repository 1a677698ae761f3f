import 'server-only'
import { csvLine, csvStart } from '@/lib/format/csv'
import { exportCells, exportHead } from '@/lib/invoices/export/export-rows'
import type { InvoiceItem } from '@/lib/invoices/invoice'

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
