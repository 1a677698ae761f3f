import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ThreadView } from '@/components/messages/inbox/thread-view'
import { inbox } from '@/content/message-inbox'
import { ExpectedError } from '@/lib/errors'
import { readThreadView } from '@/lib/messages/inbox-queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: inbox.title }
}

/** A loading state would send status 200 too early, so this page is outside the group with `loading.tsx`. */
export default async function InboxThreadPage({ params }: PageProps<'/admin/mensajes/[id]'>) {
  const member = await requireStaff()
  const { id } = await params
  const thread = await readThreadView(member, id).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  })
  return <ThreadView {...thread} now={new Date()} />
}
