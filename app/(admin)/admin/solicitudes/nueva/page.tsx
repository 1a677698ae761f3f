import type { Metadata } from 'next'
import { z } from 'zod'
import { RequestEditor } from '@/components/document-requests/firm/request-editor'
import { clientsText } from '@/content/clients'
import { requestFormText } from '@/content/document-request-form'
import { findClients } from '@/lib/appointments/agenda'
import { requireStaff } from '@/lib/session/require'

const known = z.object({ cliente: z.uuid().optional().catch(undefined) })

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: requestFormText.title }
}

export default async function NewFirmRequestPage({ searchParams }: PageProps<'/admin/solicitudes/nueva'>) {
  const member = await requireStaff()
  const { cliente } = known.parse(await searchParams)
  const [client] = cliente ? await findClients(member, { id: cliente }) : []
  return (
    <RequestEditor
      key={client?.id ?? ''}
      member={member}
      client={client ?? null}
      note={client?.email === '' ? clientsText.unmailed.one : null}
      saved={null}
    />
  )
}
