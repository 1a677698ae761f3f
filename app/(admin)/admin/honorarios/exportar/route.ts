import { noteExport } from '@/lib/audit/queries'
import { feesFile } from '@/lib/fees/export'
import { readFeesQuery } from '@/lib/fees/href'
import { readFormat } from '@/lib/format/spreadsheet'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  const format = readFormat(request)
  await takeLimits(exportLimits(member.id))
  const query = readFeesQuery(Object.fromEntries(new URL(request.url).searchParams))
  await noteExport(member, 'fee', { format, list: query.list, search: query.search, client: query.client })
  return feesFile(member, query, format)
})
