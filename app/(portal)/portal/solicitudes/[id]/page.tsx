import type { Metadata } from 'next'
import { RequestPage } from '@/components/document-requests/request-page'
import { RefreshOnChange } from '@/components/live/refresh'
import { requestsText } from '@/content/document-requests'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readMyRequest } from '@/lib/document-requests/queries'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import { notFoundHere, requireClient, type Client } from '@/lib/session/require'

export const metadata: Metadata = { title: requestsText.title }

/** A loading state would send status 200 too early, so this page is outside the group with `loading.tsx`. */
export default async function ClientRequestPage({ params }: PageProps<'/portal/solicitudes/[id]'>) {
  const client = await requireClient()
  const { id } = await params
  const request = await findRequest(client, id)
  return (
    <>
      <RequestPage request={request} person={client.id} today={bogotaDay(new Date())} />
      <RefreshOnChange account={client.account} table="document_requests" />
    </>
  )
}

async function findRequest(client: Client, id: string) {
  try {
    return await readMyRequest(client, requireUuid(id))
  } catch (error) {
    if (!(error instanceof ExpectedError && error.code === 'not-found')) throw error
    return notFoundHere(client, 'document_requests', id, `/portal/solicitudes/${id}`)
  }
}
