import { noteExport } from '@/lib/audit/queries'
import { readFormat } from '@/lib/format/spreadsheet'
import { exportLimits, takeLimits } from '@/lib/limits'
import { readBoardQuery } from '@/lib/obligations/board/read-query'
import { listFile } from '@/lib/obligations/board/export'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  const format = readFormat(request)
  await takeLimits(exportLimits(member.id))
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const query = readBoardQuery({ ...params, vista: 'lista' })
  await noteExport(member, 'obligation', { format, period: query.month, search: query.search })
  return listFile(member, query, format)
})
