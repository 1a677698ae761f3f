import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']

/** A document that goes with a message; its file is at `/api/documentos/{id}`. */
export type MessageFile = { id: string; name: string; type: string; size: number }

/** `at` is the server's moment as the database writes it, the key of the order; never a number. */
export type Message = {
  id: string
  thread: string
  author: 'client' | 'firm'
  words: string
  files: readonly MessageFile[]
  at: string
  readAt: string | null
}

export type Thread = { id: string; subject: string; lastAt: string; count: number; unread: number }

/** Newest first, as everywhere here. `older` tells whether there are more before. */
export type Page<Item> = { items: readonly Item[]; older: boolean }

export type ThreadPage = Page<Message> & { thread: Thread }

/** For queries; live changes carry them too. */
export const messageColumns = 'id, thread_id, author, body, files, created_at, read_at' as const
export const threadColumns = 'id, subject, last_message_at, message_count, client_unread' as const

type Row<T extends keyof Tables, Columns extends keyof Tables[T]['Row']> = Pick<Tables[T]['Row'], Columns>
export type MessageColumns = Row<
  'messages',
  'id' | 'thread_id' | 'author' | 'body' | 'files' | 'created_at' | 'read_at'
>
export type ThreadColumns = Row<
  'message_threads',
  'id' | 'subject' | 'last_message_at' | 'message_count' | 'client_unread'
>

export const toMessage = (row: MessageColumns): Message => ({
  id: row.id,
  thread: row.thread_id,
  author: row.author === 'firm' ? 'firm' : 'client',
  words: row.body,
  files: (row.files ?? []) as MessageFile[],
  at: row.created_at,
  readAt: row.read_at,
})

export const toThread = (row: ThreadColumns): Thread => ({
  id: row.id,
  subject: row.subject,
  lastAt: row.last_message_at,
  count: row.message_count,
  unread: row.client_unread,
})
