import { ExpectedError } from '@/lib/errors'
import { readAddress } from '@/lib/invoices/address'
import { exportResponse } from '@/lib/invoices/export/export-response'
import { exportLimits } from '@/lib/limits/export-limits'
import { takeLimits } from '@/lib/limits/limit'
import { clientRoute } from '@/lib/route'

export const maxDuration = 60

/** The invoices that a filter leaves, as a file: `formato` is csv or xlsx, the rest as in the address of the page. */
export const GET = clientRoute(async (request, client) => {
  const { formato, ...params } = Object.fromEntries(new URL(request.url).searchParams)
  if (formato !== 'csv' && formato !== 'xlsx') throw new ExpectedError('not-found')
  await takeLimits(exportLimits(client.id))
  return exportResponse(client, readAddress(params), formato)
})
