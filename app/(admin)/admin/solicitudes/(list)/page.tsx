import type { Metadata } from 'next'
import { FirmRequestList } from '@/components/document-requests/firm/request-list'
import { RefreshForFirm } from '@/components/live/refresh'
import { firmRequestsText } from '@/content/document-requests'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readRequestsQuery } from '@/lib/document-requests/href'
import { listRequests, listSeries } from '@/lib/document-requests/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: firmRequestsText.title }
}

export default async function FirmRequestsPage({ searchParams }: PageProps<'/admin/solicitudes'>) {
  const member = await requireStaff()
  const wanted = readRequestsQuery(await searchParams)
  const [page, series] = await Promise.all([
    listRequests(member, wanted),
    wanted.list === 'series' ? listSeries(member, wanted.client) : null,
  ])
  return (
    <>
      <FirmRequestList wanted={wanted} page={page} series={series} today={bogotaDay(new Date())} />
      <RefreshForFirm member={member.id} tables={['document_requests']} />
    </>
  )
}
