import 'server-only'
import type { Member } from '@/lib/session/require'
import { inboxQuery } from '@/lib/messages/inbox/list-query'
import { listInbox, listThreadMembers, readInboxThread } from '@/lib/messages/inbox/queries'
import { requireUuid } from '@/lib/require-uuid'

/** How many other conversations of the client stand beside one. */
const beside = 5

/** A conversation with who may be on it and the client's others. Throws `not-found` for what the member does not see. */
export async function readThreadRoom(member: Member, id: string) {
  const thread = requireUuid(id)
  const [page, members] = await Promise.all([
    readInboxThread(member, thread),
    listThreadMembers(member, thread),
  ])
  const all = inboxQuery.parse({ estado: 'todas', cliente: page.thread.client.id })
  const { rows } = await listInbox(member, all, beside + 1)
  const me = members.find(({ id: other }) => other === member.id) ?? { id: member.id, name: member.email }
  return { me, page, members, others: rows.filter((row) => row.id !== thread).slice(0, beside) }
}
