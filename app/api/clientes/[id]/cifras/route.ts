import { noteExport } from '@/lib/audit/queries'
import { requireUuid } from '@/lib/request'
import { totalsFile } from '@/lib/monthly-totals/export'
import { readClientTotals } from '@/lib/monthly-totals/queries'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'
import { readFormat } from '@/lib/format/spreadsheet'

export const GET = staffRoute(
  async (request, member, { params }: RouteContext<'/api/clientes/[id]/cifras'>) => {
    const format = readFormat(request)
    await takeLimits(exportLimits(member.id))
    const id = requireUuid((await params).id)
    await noteExport(member, 'totals', { format }, id)
    return totalsFile(await readClientTotals(member, id), format)
  },
)
