import type { Metadata } from 'next'
import { InboxView } from '@/components/messages/inbox/inbox-view'
import { inbox } from '@/content/message-inbox'
import { inboxQuery } from '@/lib/messages/inbox-href'
import { listInbox } from '@/lib/messages/inbox-queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: inbox.title }
}

export default async function InboxPage({ searchParams }: PageProps<'/admin/mensajes'>) {
  const member = await requireStaff()
  const query = inboxQuery.parse(await searchParams)
  const page = await listInbox(member, query)
  return <InboxView memberId={member.id} query={query} page={page} now={new Date()} />
}
