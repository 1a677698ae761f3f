import type { Metadata } from 'next'
import { MessagesView } from '@/components/messages/messages-view'
import { messages } from '@/content/messages'
import { listThreads, readThread } from '@/lib/messages/queries'
import { requireClient } from '@/lib/session/require'
import { currentUser } from '@/lib/session/session'

export const metadata: Metadata = { title: messages.title }

export default async function MessagesPage() {
  const user = await currentUser()
  const [client, threads] = await Promise.all([requireClient(), user && listThreads(user)])
  const newest = threads?.items[0]
  const page = newest ? await readThread(client, newest.id) : null
  return (
    <MessagesView
      person={client.id}
      account={client.account}
      threads={threads ?? { items: [], older: false }}
      page={page}
    />
  )
}
