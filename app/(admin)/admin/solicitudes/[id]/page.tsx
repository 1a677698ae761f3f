import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { FirmRequestPage } from '@/components/document-requests/firm/request-page'
import { RequestEditor } from '@/components/document-requests/firm/request-editor'
import { RefreshForFirm } from '@/components/live/refresh'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readRequest } from '@/lib/document-requests/queries'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/solicitudes/[id]'>

const findRequest = cache(async (id: string) => {
  const member = await requireStaff()
  try {
    return { member, request: await readRequest(member, requireUuid(id)) }
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findRequest((await params).id)).request.title }
}

export default async function OneFirmRequestPage({ params }: Props) {
  const { member, request } = await findRequest((await params).id)
  const client = { id: request.client, name: request.clientTitle ?? '' }
  return (
    <>
      {request.status === 'draft' ? (
        <RequestEditor key={request.version} member={member} client={client} saved={request} />
      ) : (
        <FirmRequestPage request={request} today={bogotaDay(new Date())} />
      )}
      <RefreshForFirm member={member.id} tables={['document_requests']} />
    </>
  )
}
