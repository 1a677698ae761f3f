import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ThreadRoom } from '@/components/messages/inbox/thread-room'
import { inbox } from '@/content/inbox'
import { ExpectedError } from '@/lib/errors'
import { readThreadRoom } from '@/lib/messages/inbox-queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: inbox.title }
}

/** Outside of the loading screen, which would answer 200 before it is known whether the conversation exists. */
export default async function InboxThreadPage({ params }: PageProps<'/admin/mensajes/[id]'>) {
  const member = await requireStaff()
  const { id } = await params
  const room = await readThreadRoom(member, id).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  })
  return <ThreadRoom {...room} now={new Date()} />
}
