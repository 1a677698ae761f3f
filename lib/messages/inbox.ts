import { inbox } from '@/content/message-inbox'
import type { Message, Page } from '@/lib/messages/message'

export type Face = { id: string; name: string }
/** `company` is the first company of the client, or null. */
export type ClientFace = Face & { email: string; company: string | null }

export type FoundClient = Face & { email: string }

/** `member` is the author in the firm; null for a client's message, and for a message that was just written. */
export type InboxMessage = Message & { member: Face | null }

export type InboxThread = {
  id: string
  subject: string
  lastAt: string
  count: number
  unread: number
  client: ClientFace
  assignee: Face | null
  assignedBy: Face | null
  assignedAt: string | null
  closedBy: Face | null
  closedAt: string | null
}

export type InboxThreadWithMessages = Page<InboxMessage> & { thread: InboxThread }

/** `hit` is an excerpt of the newest message that contains the searched words. */
export type InboxRow = {
  id: string
  subject: string
  at: string
  unread: number
  count: number
  closed: boolean
  assignee: Face | null
  client: ClientFace
  last: { author: 'client' | 'firm'; preview: string; files: number } | null
  hit: string | null
}

/** A cursor has the time and the id of the last conversation on a page. */
type InboxCursor = [at: string, id: string]
export type InboxListPage = { rows: readonly InboxRow[]; unread: number; after: InboxCursor | null }

/** Returns `hace un momento`, `hace 3 min`, `hace 2 horas` or `hace 5 días`. */
export function timeAgo(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return inbox.ago.now
  if (minutes < 60) return inbox.ago.minutes(minutes)
  if (minutes < 1440) return inbox.ago.hours(Math.floor(minutes / 60))
  return inbox.ago.days(Math.floor(minutes / 1440))
}

export const timeSince = (moment: string, now: Date): string =>
  timeAgo((now.getTime() - Date.parse(moment)) / 1000)

/** `revision` increases each time a member changes this saved answer. */
export type SavedAnswer = {
  id: string
  title: string
  body: string
  revision: number
  /** The member who changed the saved answer last; null when that member has left the team. */
  changedBy: string | null
  changedAt: string
}

const sign = /\{(nombre|empresa)\}/g

/** Fills the placeholders of a saved answer with the client's data; a placeholder without a value stays as it is. */
export function fillPlaceholders(
  text: string,
  { name, company }: Pick<ClientFace, 'name' | 'company'>,
): string {
  return text.replace(sign, (whole, what: string) => (what === 'nombre' ? name : (company ?? whole)))
}

export const unfilledPlaceholder = (text: string): string | null => text.match(sign)?.[0] ?? null

const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** True when the text contains every searched word, whatever its case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = bare(text)
  return bare(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
