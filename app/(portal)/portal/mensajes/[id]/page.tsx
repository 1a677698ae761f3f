import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessagesView } from '@/components/messages/messages-view'
import { messages } from '@/content/messages'
import { ExpectedError } from '@/lib/errors'
import { listThreads, readThread } from '@/lib/messages/queries'
import { requireUuid } from '@/lib/request'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: messages.title }

/** Outside of the group with the loading screen, which would answer 200 before it is known whether the conversation exists. */
export default async function ThreadPage({ params }: PageProps<'/portal/mensajes/[id]'>) {
  const client = await requireClient()
  const { id } = await params
  const [threads, page] = await Promise.all([listThreads(client), findThread(client, id)])
  return <MessagesView userId={client.id} threads={threads} page={page} />
}

async function findThread(client: Parameters<typeof readThread>[0], id: string) {
  try {
    return await readThread(client, requireUuid(id))
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}
