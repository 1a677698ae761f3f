import { noteExport } from '@/lib/audit/queries'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { exportLimits, takeLimits } from '@/lib/limits'
import { reportPdf, reportSheet } from '@/lib/reports/export'
import { readReportQuery, readReport } from '@/lib/reports/report'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  const { formato, ...params } = Object.fromEntries(new URL(request.url).searchParams)
  if (formato !== 'xlsx' && formato !== 'pdf') throw new ExpectedError('not-found')
  await takeLimits(exportLimits(member.id))
  const query = readReportQuery(params, bogotaDay(Date.now()))
  await noteExport(member, 'report', { format: formato, days: [query.from, query.until] })
  const report = await readReport(member, query)
  return formato === 'xlsx' ? reportSheet(report, query) : reportPdf(report, query)
})
