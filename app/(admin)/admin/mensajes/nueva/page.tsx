import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BeginForm } from '@/components/messages/inbox/begin-form'
import { ChooseClient } from '@/components/messages/inbox/choose-client'
import { PageHeading } from '@/components/portal/page-heading'
import { clientsText } from '@/content/clients'
import { inbox } from '@/content/message-inbox'
import { ExpectedError } from '@/lib/errors'
import { findRecipients, readClientFace } from '@/lib/messages/inbox-queries'
import { requireUuid } from '@/lib/request'
import { requireStaff } from '@/lib/session/require'

const text = inbox.write

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

export default async function NewThreadPage({ searchParams }: PageProps<'/admin/mensajes/nueva'>) {
  const member = await requireStaff()
  const { cliente, buscar } = await searchParams
  if (typeof cliente !== 'string') {
    const search = typeof buscar === 'string' ? buscar.trim().slice(0, inbox.limits.search) : ''
    const clients = search ? await findRecipients(member, search) : []
    return <ChooseClient search={search} clients={clients} />
  }
  const client = await findClient(member, cliente)
  return (
    <>
      <PageHeading
        title={text.title}
        subtitle={
          client.email
            ? text.intro(client.company ? `${client.name}, de ${client.company}` : client.name)
            : clientsText.unmailed.one
        }
      />
      <BeginForm memberId={member.id} client={client} />
    </>
  )
}

async function findClient(member: Parameters<typeof readClientFace>[0], id: string) {
  try {
    return await readClientFace(member, requireUuid(id))
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}
