import 'server-only'
import { ExpectedError } from '@/lib/errors'
import {
  messageColumns,
  threadColumns,
  toMessage,
  toThread,
  type Message,
  type Page,
  type Thread,
  type ThreadWithMessages,
} from '@/lib/messages/message'
import { moment } from '@/lib/messages/schema'
import type { SignedIn } from '@/lib/session/session'
import type { UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

/** A list has `pageSize` rows; when it is read again it has all rows that are on the screen, up to `longestWindow`. */
const pageSize = 50
const longestWindow = 500

/** `before` reads the rows older than this time; `since` reads all rows from this time on. */
export type Where = { before?: string; since?: string }

/** Returns only the user's own conversations, even for staff, who could read other conversations too. */
export async function listThreads(user: SignedIn, where: Where = {}): Promise<Page<Thread>> {
  const size = where.since ? longestWindow : pageSize
  let query = user.db
    .from('message_threads')
    .select(threadColumns)
    .eq('user_id', user.account)
    .order('last_message_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(size + 1)
  if (where.before) query = query.lt('last_message_at', where.before)
  if (where.since) query = query.gte('last_message_at', where.since)
  const data = await unwrap(query, 'messages.threads')
  const page = paged(data.map(toThread), size)
  const last = page.items.at(-1)
  return where.since && last && !page.older
    ? { ...page, older: await hasOlderThread(user, last.lastAt) }
    : page
}

async function hasOlderThread(user: SignedIn, before: string): Promise<boolean> {
  const data = await unwrap(
    user.db
      .from('message_threads')
      .select('id')
      .eq('user_id', user.account)
      .lt('last_message_at', before)
      .limit(1),
    'messages.older-thread',
  )
  return data.length > 0
}

/** Throws `not-found` for a conversation of somebody else. */
export async function readThread(user: SignedIn, id: string, where: Where = {}): Promise<ThreadWithMessages> {
  const found = user.db.from('message_threads').select(threadColumns).eq('user_id', user.account).eq('id', id)
  const [thread, page] = await Promise.all([
    unwrap(found.maybeSingle(), 'messages.thread'),
    listMessages(user.db, id, where),
  ])
  if (!thread) throw new ExpectedError('not-found')
  return { thread: toThread(thread), ...page }
}

async function listMessages(db: UserDatabase, thread: string, where: Where): Promise<Page<Message>> {
  const size = where.since ? longestWindow : pageSize
  // No two messages of a conversation have the same time, so the time alone identifies a place in the list.
  let query = db
    .from('messages')
    .select(messageColumns)
    .eq('thread_id', thread)
    .order('created_at', { ascending: false })
    .limit(size + 1)
  if (where.before) query = query.lt('created_at', where.before)
  if (where.since) query = query.gte('created_at', where.since)
  const data = await unwrap(query, 'messages.list')
  const page = paged(data.map(toMessage), size)
  const last = page.items.at(-1)
  return where.since && last && !page.older ? { ...page, older: await hasOlder(db, thread, last.at) } : page
}

async function hasOlder(db: UserDatabase, thread: string, before: string): Promise<boolean> {
  const data = await unwrap(
    db.from('messages').select('id').eq('thread_id', thread).lt('created_at', before).limit(1),
    'messages.older',
  )
  return data.length > 0
}

/** One more row in `rows` than `size` means that another page follows. */
const paged = <Item>(rows: Item[], size: number): Page<Item> => ({
  items: rows.slice(0, size),
  older: rows.length > size,
})

/** In the address, `antes` asks for rows before a time, and `desde` asks for rows from a time on. */
export function readWhere(request: Request): Where {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => {
    const value = searchParams.get(name)
    if (value !== null && !moment.safeParse(value).success) throw new ExpectedError('invalid-input')
    return value
  }
  const before = read('antes')
  const since = read('desde')
  return { ...(before ? { before } : {}), ...(since ? { since } : {}) }
}
