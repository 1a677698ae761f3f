import { type AccountId } from '@/lib/ids'
import 'server-only'
import { z } from 'zod'
import type {
  ClientFace,
  Face,
  FoundClient,
  InboxListPage,
  InboxThreadWithMessages,
  SavedAnswer,
} from '@/lib/messages/inbox'
import { inboxQuery, type InboxQuery } from '@/lib/messages/inbox-href'
import type { MessageFile } from '@/lib/messages/message'
import type { Where } from '@/lib/messages/queries'
import { requireUuid } from '@/lib/request'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const text = z.string().nullable()
const face = { id: z.string(), name: z.string() }
const anybody = z.object(face).nullable()
const clientFace = z.object({ ...face, email: z.string(), company: text })

export const listPageShape: z.ZodType<InboxListPage> = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      at: z.string(),
      unread: z.number(),
      count: z.number(),
      closed: z.boolean(),
      assignee: anybody,
      client: clientFace,
      last: z
        .object({ author: z.enum(['client', 'firm']), preview: z.string(), files: z.number() })
        .nullable(),
      hit: text,
    }),
  ),
  unread: z.number(),
  after: z.tuple([z.string(), z.string()]).nullable(),
})

export const threadShape: z.ZodType<InboxThreadWithMessages> = z.object({
  thread: z.object({
    id: z.string(),
    subject: z.string(),
    lastAt: z.string(),
    count: z.number(),
    unread: z.number(),
    client: clientFace,
    assignee: anybody,
    assignedBy: anybody,
    assignedAt: text,
    closedBy: anybody,
    closedAt: text,
  }),
  items: z.array(
    z.object({
      id: z.string(),
      thread: z.string(),
      author: z.enum(['client', 'firm']),
      body: z.string(),
      files: z.array(z.object({ ...face, type: z.string(), size: z.number() })),
      at: z.string(),
      readAt: text,
      name: text,
      by: text,
      member: anybody,
    }),
  ),
  older: z.boolean(),
})

/** The page of a conversation also lists this many of the client's other conversations. */
const beside = 5

/** Returns a conversation, its possible assignees and other conversations. Throws `not-found` without access. */
export async function readThreadView(member: Member, id: string) {
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

const pageSize = 30

export async function listInbox({ db }: Member, query: InboxQuery, size = pageSize): Promise<InboxListPage> {
  const { estado, mias, buscar, cliente, desde } = query
  const wanted = {
    state: estado.state,
    mine: mias,
    ...(cliente ? { client: cliente } : {}),
    ...(buscar ? { search: buscar } : {}),
    ...(desde ? { cursor: desde } : {}),
  }
  const page = await unwrap(db.rpc('inbox_page', { wanted, page_size: size }), 'inbox.list', listPageShape)
  return { ...page, rows: page.rows.map((row) => ({ ...row, hit: row.hit && excerpt(row.hit, buscar) })) }
}

export async function readInboxThread(
  { db }: Member,
  thread: string,
  where: Where = {},
): Promise<InboxThreadWithMessages> {
  return unwrap(db.rpc('inbox_thread', { thread, ...where }), 'inbox.thread', threadShape)
}

async function listThreadMembers({ db }: Member, thread: string): Promise<Face[]> {
  return unwrap(db.rpc('thread_members', { thread }), 'inbox.members')
}

export async function readClientFace({ db }: Member, client: AccountId): Promise<ClientFace> {
  return unwrap(db.rpc('inbox_client', { client }), 'inbox.client', clientFace)
}

/** Finds up to eight of the member's approved clients by the words in their name, e-mail or NIT. */
export async function findRecipients({ db }: Member, search: string): Promise<FoundClient[]> {
  return unwrap(
    db.rpc('find_clients', { search }),
    'inbox.clients',
    z.array(z.object({ ...face, email: z.string() })),
  )
}

/** Returns the client's 20 newest files, or the 20 newest whose names contain the words of `search`. */
export async function listClientFiles(
  { db }: Member,
  client: AccountId,
  search: string,
): Promise<MessageFile[]> {
  const data = await unwrap(db.rpc('client_files', { client, ...(search ? { search } : {}) }), 'inbox.files')
  return data.map(({ id, name, type, size }) => ({ id, name, type, size }))
}

const bare = (text: string) =>
  Array.from(text, (sign) => sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || sign)

/** Returns an excerpt around the first searched word, whatever its case and accents. */
export function excerpt(text: string, search: string, length = 150): string {
  const line = Array.from(text.replace(/\s+/g, ' ').trim())
  if (line.length <= length) return line.join('')
  const plain = bare(line.join(''))
  const terms = bare(search)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const places = terms.map((word) => plain.join('').indexOf(word)).filter((place) => place >= 0)
  const middle = places.length > 0 ? Math.min(...places) : 0
  const start = Math.max(0, Math.min(middle - 40, line.length - length))
  const cut = line
    .slice(start, start + length)
    .join('')
    .trim()
  return `${start > 0 ? '… ' : ''}${cut}${start + length < line.length ? ' …' : ''}`
}

export async function listSavedAnswers({ db }: Member): Promise<SavedAnswer[]> {
  const data = await unwrap(db.rpc('saved_answers'), 'inbox.answers')
  return data.map(({ changed_by, changed_at, ...answer }) => ({
    ...answer,
    changedBy: changed_by,
    changedAt: changed_at,
  }))
}
