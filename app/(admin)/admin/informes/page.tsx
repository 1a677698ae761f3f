import type { Metadata } from 'next'
import { ReportPage } from '@/components/reports/report-page'
import { reportsText } from '@/content/reports'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readReportQuery, readReport } from '@/lib/reports/report'
import type { SearchParams } from '@/lib/http/search-params'
import { requireStaff } from '@/lib/session/require'
import { listTeam } from '@/lib/team/queries'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: reportsText.title }
}

export default async function ReportsPage({ searchParams }: Props) {
  const member = await requireStaff()
  const today = bogotaDay(Date.now())
  const query = readReportQuery(await searchParams, today)
  const [report, team] = await Promise.all([
    readReport(member, query),
    member.role === 'admin' ? listTeam(member) : [],
  ])
  const members = team.map(({ personId, name }) => ({ id: personId, name }))
  return <ReportPage report={report} query={query} today={today} members={members} />
}
