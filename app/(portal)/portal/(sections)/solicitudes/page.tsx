import type { Metadata } from 'next'
import { RequestList } from '@/components/document-requests/request-list'
import { RefreshOnChange } from '@/components/live/refresh'
import { requestsText } from '@/content/document-requests'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { listMyRequests } from '@/lib/document-requests/queries'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: requestsText.title }

export default async function ClientRequestsPage() {
  const client = await requireClient()
  return (
    <>
      <RequestList answer={await listMyRequests(client)} today={bogotaDay(new Date())} />
      <RefreshOnChange account={client.account} table="document_requests" />
    </>
  )
}
