import { noteExport } from '@/lib/audit/queries'
import { clientsFile } from '@/lib/clients/export'
import { filterParams, readClientsQuery } from '@/lib/clients/href'
import { readFormat } from '@/lib/format/spreadsheet'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  const format = readFormat(request)
  await takeLimits(exportLimits(member.id))
  const query = readClientsQuery(Object.fromEntries(new URL(request.url).searchParams))
  await noteExport(member, 'client', { format, ...filterParams(query) })
  return clientsFile(member, query, format)
})
