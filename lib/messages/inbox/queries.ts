import 'server-only'
import type { Member } from '@/lib/session/require'
import type {
  ClientFace,
  Face,
  FoundClient,
  InboxPage,
  InboxThreadPage,
} from '@/lib/messages/inbox/conversation'
import { excerpt } from '@/lib/messages/inbox/excerpt'
import type { InboxQuery } from '@/lib/messages/inbox/list-query'
import type { MessageFile } from '@/lib/messages/message'
import type { Where } from '@/lib/messages/queries'
import { databaseError } from '@/lib/supabase/database-error'

const pageSize = 30

/** One page of the conversations of the clients that the member sees. */
export async function listInbox({ db }: Member, query: InboxQuery, size = pageSize): Promise<InboxPage> {
  const { estado, mias, buscar, cliente, desde } = query
  const wanted = {
    state: estado.state,
    mine: mias,
    ...(cliente ? { client: cliente } : {}),
    ...(buscar ? { search: buscar } : {}),
    ...(desde ? { cursor: desde } : {}),
  }
  const { data, error } = await db.rpc('inbox_page', { wanted, page_size: size })
  if (error) throw databaseError(error, 'inbox.list')
  const page = data as unknown as InboxPage
  return { ...page, rows: page.rows.map((row) => ({ ...row, hit: row.hit && excerpt(row.hit, buscar) })) }
}

/** One conversation of a client that the member sees, with its newest messages. */
export async function readInboxThread(
  { db }: Member,
  thread: string,
  where: Where = {},
): Promise<InboxThreadPage> {
  const { data, error } = await db.rpc('inbox_thread', { thread, ...where })
  if (error) throw databaseError(error, 'inbox.thread')
  return data as unknown as InboxThreadPage
}

/** Who may be on a conversation. */
export async function listThreadMembers({ db }: Member, thread: string): Promise<Face[]> {
  const { data, error } = await db.rpc('thread_members', { thread })
  if (error) throw databaseError(error, 'inbox.members')
  return data
}

/** The client to whom a conversation is to begin. */
export async function readClientFace({ db }: Member, client: string): Promise<ClientFace> {
  const { data, error } = await db.rpc('inbox_client', { client })
  if (error) throw databaseError(error, 'inbox.client')
  return data as unknown as ClientFace
}

/** Up to eight approved clients of the member whose name, e-mail or NIT holds the words. */
export async function findClients({ db }: Member, search: string): Promise<FoundClient[]> {
  const { data, error } = await db.rpc('find_clients', { search })
  if (error) throw databaseError(error, 'inbox.clients')
  return data as unknown as FoundClient[]
}

/** Up to 20 documents of a client, the newest first. */
export async function listClientFiles(
  { db }: Member,
  client: string,
  search: string,
): Promise<MessageFile[]> {
  const { data, error } = await db.rpc('client_files', { client, ...(search ? { search } : {}) })
  if (error) throw databaseError(error, 'inbox.files')
  return data.map(({ id, name, type, size }) => ({ id, name, type, size }))
}
