import type { Metadata } from 'next'
import { MessagesView } from '@/components/messages/messages-view'
import { messages } from '@/content/messages'
import { ExpectedError } from '@/lib/errors'
import { listThreads, readThread } from '@/lib/messages/queries'
import { requireUuid } from '@/lib/request'
import { notFoundHere, requireClient, type Client } from '@/lib/session/require'

export const metadata: Metadata = { title: messages.title }

/** A loading state would send status 200 too early, so this page is outside the group with `loading.tsx`. */
export default async function ThreadPage({ params }: PageProps<'/portal/mensajes/[id]'>) {
  const client = await requireClient()
  const { id } = await params
  const [threads, page] = await Promise.all([listThreads(client), findThread(client, id)])
  return <MessagesView person={client.id} account={client.account} threads={threads} page={page} />
}

async function findThread(client: Client, id: string) {
  try {
    return await readThread(client, requireUuid(id))
  } catch (error) {
    if (!(error instanceof ExpectedError && error.code === 'not-found')) throw error
    return notFoundHere(client, 'message_threads', id, `/portal/mensajes/${id}`)
  }
}
