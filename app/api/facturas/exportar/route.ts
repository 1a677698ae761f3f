import { readInvoiceQuery } from '@/lib/invoices/href'
import { exportResponse } from '@/lib/invoices/export'
import { exportLimits, takeLimits } from '@/lib/limits'
import { clientRoute } from '@/lib/route'
import { readFormat } from '@/lib/format/spreadsheet'

export const maxDuration = 60

export const GET = clientRoute(async (request, client) => {
  const format = readFormat(request)
  const filters = readInvoiceQuery(Object.fromEntries(new URL(request.url).searchParams))
  await takeLimits(exportLimits(client.id))
  return exportResponse(client, filters, format)
})
