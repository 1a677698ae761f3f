import 'server-only'
import { invoices } from '@/content/invoices'
import type { Client } from '@/lib/auth/require'
import { bogotaDay } from '@/lib/format/civil-day'
import type { InvoiceFilters } from '@/lib/invoices/address'
import { csvFile } from '@/lib/invoices/export/csv-file'
import { excelFile, mostExcelRows } from '@/lib/invoices/export/excel-file'
import { exportPages } from '@/lib/invoices/export/export-rows'
import { savedFile, type FileFormat } from '@/lib/saved-file'

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
