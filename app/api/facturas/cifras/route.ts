import { totalsFile } from '@/lib/monthly-totals/export'
import { readOwnTotals } from '@/lib/monthly-totals/queries'
import { exportLimits, takeLimits } from '@/lib/limits'
import { clientRoute } from '@/lib/route'
import { readFormat } from '@/lib/format/spreadsheet'

export const GET = clientRoute(async (request, client) => {
  const format = readFormat(request)
  await takeLimits(exportLimits(client.id))
  return totalsFile(await readOwnTotals(client.db), format)
})
