import { figuresFile } from '@/lib/figures/export'
import { readOwnFigures } from '@/lib/figures/queries'
import { exportLimits, takeLimits } from '@/lib/limits'
import { clientRoute } from '@/lib/route'
import { readFormat } from '@/lib/format/spreadsheet'

/** The caller's figures by month as a file: `formato` is csv or xlsx. */
export const GET = clientRoute(async (request, client) => {
  const format = readFormat(request)
  await takeLimits(exportLimits(client.id))
  return figuresFile(await readOwnFigures(client.db), format)
})
