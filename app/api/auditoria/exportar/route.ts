import { create } from 'content-disposition'
import { auditText } from '@/content/audit'
import { readAuditQuery } from '@/lib/audit/href'
import { auditCsv, noteExport } from '@/lib/audit/queries'
import { ExpectedError } from '@/lib/errors'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'
import { listTeam } from '@/lib/team/queries'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  if (member.role !== 'admin') throw new ExpectedError('not-found')
  await takeLimits(exportLimits(member.id))
  const filters = readAuditQuery(Object.fromEntries(new URL(request.url).searchParams))
  await noteExport(member, 'audit', { format: 'csv' })
  const names = new Map((await listTeam(member)).map(({ personId, name }) => [personId, name]))
  return new Response(await auditCsv(member, filters, names), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': create(`${auditText.fileName(bogotaDay(Date.now()))}.csv`, {
        type: 'attachment',
      }),
    },
  })
})
