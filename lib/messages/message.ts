import { messages } from '@/content/messages'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { bogotaParts } from '@/lib/format/bogota-parts'
import { formatTime } from '@/lib/format/date'
import { longDay } from '@/lib/format/day-name'
import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']

/** A document attached to a message; its file is at `/api/documentos/{id}`. */
export type MessageFile = { id: string; name: string; type: string; size: number }

/** `at` is the time as the database writes it, because a Date would lose the microseconds that sort messages. */
export type Message = {
  id: string
  thread: string
  author: 'client' | 'firm'
  body: string
  files: readonly MessageFile[]
  at: string
  readAt: string | null
  /** The author's name when the message was written; null for messages of the firm. */
  name: string | null
  by: string | null
}

export type Thread = { id: string; subject: string; lastAt: string; count: number; unread: number }

/** `older` is true when older messages or conversations exist. */
export type Page<Item> = { items: readonly Item[]; older: boolean }

export type ThreadWithMessages = Page<Message> & { thread: Thread }

/** The columns of a message that both queries and live changes contain. */
export const messageColumns =
  'id, thread_id, author, body, files, created_at, read_at, author_name, made_by' as const
export const threadColumns = 'id, subject, last_message_at, message_count, client_unread' as const

type Row<T extends keyof Tables, Columns extends keyof Tables[T]['Row']> = Pick<Tables[T]['Row'], Columns>
export type MessageColumns = Row<
  'messages',
  'id' | 'thread_id' | 'author' | 'body' | 'files' | 'created_at' | 'read_at' | 'author_name' | 'made_by'
>
export type ThreadColumns = Row<
  'message_threads',
  'id' | 'subject' | 'last_message_at' | 'message_count' | 'client_unread'
>

export const toMessage = (row: MessageColumns): Message => ({
  id: row.id,
  thread: row.thread_id,
  author: row.author === 'firm' ? 'firm' : 'client',
  body: row.body,
  files: (row.files ?? []) as MessageFile[],
  at: row.created_at,
  readAt: row.read_at,
  name: row.author_name,
  by: row.made_by,
})

/** Returns the row that a live change would contain for this message. */
export const toMessageRow = ({ id, thread, author, body, files, at, readAt, name, by }: Message) => ({
  id,
  thread_id: thread,
  author,
  body,
  files,
  created_at: at,
  read_at: readAt,
  author_name: name,
  made_by: by,
})

export const toThread = (row: ThreadColumns): Thread => ({
  id: row.id,
  subject: row.subject,
  lastAt: row.last_message_at,
  count: row.message_count,
  unread: row.client_unread,
})

export const dayTitle = (moment: string): string => longDay(new Date(moment))

/** Returns `Hoy, 9:20 a.m.`, `Ayer, 9:20 a.m.`, `16 de noviembre` or `16 de noviembre 2025`. */
export function threadMoment(moment: string, now: Date): string {
  const day = bogotaDay(moment)
  if (day === bogotaDay(now)) return `${messages.today}, ${formatTime(moment)}`
  if (day === bogotaDay(new Date(now.getTime() - 86_400_000)))
    return `${messages.yesterday}, ${formatTime(moment)}`
  const { date, month, year } = bogotaParts(moment)
  return `${date} de ${month}${day.slice(0, 4) === bogotaDay(now).slice(0, 4) ? '' : ` ${year}`}`
}

/** Returns `Leído a las 9:31 a.m.`, with the day if the message was read on a later day. */
export function readMoment(sentAt: string, readAt: string): string {
  const { readAt: at, readOn } = messages.thread
  if (bogotaDay(sentAt) === bogotaDay(readAt)) return at(formatTime(readAt))
  const { date, month } = bogotaParts(readAt)
  return readOn(`${date} de ${month}`, formatTime(readAt))
}

const fraction = /\.(\d+)/

/** Two messages of a conversation can share a millisecond, so microseconds are needed. */
function microseconds(moment: string): [seconds: number, micros: number] {
  const micros = Number((fraction.exec(moment)?.[1] ?? '').padEnd(6, '0').slice(0, 6))
  return [Math.floor(Date.parse(moment) / 1000), micros]
}

export function newerFirst(a: string, b: string): number {
  const [seconds, micros] = microseconds(a)
  const [otherSeconds, otherMicros] = microseconds(b)
  return otherSeconds - seconds || otherMicros - micros
}

type TextPart = { text: string; href: string | null }

const url = /https?:\/\/[^\s<>"'`{}|\\^]+/giu
/** Matches punctuation after a web address that belongs to the sentence, such as a full stop. */
const trailing = /[.,;:!?¡¿…»”’\])]+$/u

/** Splits a text into plain parts and web addresses; joined, they are exactly the text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(url)) {
    const link = withoutTrail(found)
    if (!URL.canParse(link) || new URL(link).username) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: link, href: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

function withoutTrail(found: string): string {
  const bare = found.replace(trailing, '')
  const opened = bare.split('(').length - bare.split(')').length
  const closing = /^\)+/.exec(found.slice(bare.length))?.[0].length ?? 0
  return bare + ')'.repeat(Math.min(Math.max(opened, 0), closing))
}
