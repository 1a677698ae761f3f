import { noteExport } from '@/lib/audit/queries'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireUuid } from '@/lib/request'
import { periodKey } from '@/lib/tax-calendar/period'
import { env } from '@/lib/env'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'
import { worksheetFile } from '@/lib/worksheet/export'
import { readWorksheetQuery } from '@/lib/worksheet/period'

export const maxDuration = 60

export const GET = staffRoute(
  async (request, member, { params }: RouteContext<'/admin/clientes/[id]/hoja/exportar'>) => {
    await takeLimits(exportLimits(member.id))
    const asked = Object.fromEntries(new URL(request.url).searchParams)
    const { period } = readWorksheetQuery(asked, bogotaDay(Date.now()))
    const id = requireUuid((await params).id)
    await noteExport(member, 'worksheet', { format: 'xlsx', period: period && periodKey(period) }, id)
    return worksheetFile(member, id, period, env.SITE_URL)
  },
)
