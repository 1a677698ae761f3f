import 'server-only'
import { z } from 'zod'
import { inbox } from '@/content/message-inbox'
import { messages } from '@/content/messages'
import type { AccountId } from '@/lib/ids'
import { ExpectedError } from '@/lib/errors'
import { timeAgo, type InboxMessage } from '@/lib/messages/inbox'
import type {
  answerSchema,
  assignSchema,
  beginManySchema,
  beginSchema,
  closeSchema,
  removeAnswerSchema,
  saveAnswerSchema,
} from '@/lib/messages/inbox-schema'
import { toMessage, type Message, type MessageColumns } from '@/lib/messages/message'
import type { sendSchema } from '@/lib/messages/schema'
import { whoWasFaster } from '@/lib/session/member-name'
import type { Member } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { toFailure } from '@/lib/result'
import { databaseError, refusalDetail, unwrap, type DatabaseError } from '@/lib/supabase/unwrap'

/** Stores a message once, even if the request is repeated. Throws `rate-limited` with the time to wait. */
export async function sendMessage(
  { db }: SignedIn,
  { id, thread, subject, body, files }: z.output<typeof sendSchema>,
): Promise<Message> {
  const { data, error } = await db.rpc('send_message', {
    message: id,
    thread,
    body,
    documents: files,
    ...(subject === undefined ? {} : { subject }),
  })
  if (error) throw refusal(error)
  return toMessage(data)
}

function refusal(error: DatabaseError): Error {
  if (error.message !== 'message-limit') return databaseError(error, 'messages.send')
  const seconds = Math.max(Number(error.details) || 60, 1)
  return new ExpectedError('rate-limited', {
    retryAfter: seconds,
    sentence: messages.problems.limit(Math.ceil(seconds / 60)),
  })
}

export async function markRead({ db }: SignedIn, thread: string): Promise<void> {
  await unwrap(db.rpc('read_thread', { thread }), 'messages.read')
}

/** Records that the client has the messages open, so that no mail about a new message is sent. */
export async function keepPresence({ db }: SignedIn): Promise<void> {
  await unwrap(db.rpc('keep_presence'), 'messages.presence')
}

/** Stores an answer once, even if repeated. Throws `answered-meanwhile` when another member answered first. */
export async function answerThread(
  member: Member,
  { id, thread, body, files, seen }: z.output<typeof answerSchema>,
): Promise<InboxMessage> {
  const { data, error } = await member.db.rpc('answer_message', {
    message: id,
    thread,
    body,
    documents: files,
    ...(seen ? { seen } : {}),
  })
  if (error) throw inboxRefusal(error, 'inbox.answer', member)
  return written(data)
}

export async function beginThread(
  member: Member,
  { id, thread, client, subject, body, files }: z.output<typeof beginSchema>,
): Promise<InboxMessage> {
  const { data, error } = await member.db.rpc('begin_thread_as_firm', {
    message: id,
    thread,
    client,
    subject,
    body,
    documents: files,
  })
  if (error) throw inboxRefusal(error, 'inbox.begin', member)
  return written(data)
}

/** Returns the clients who got no conversation because of an error, with the reason; throws if all clients failed. */
export async function beginThreads(
  member: Member,
  { threads, subject, body }: z.output<typeof beginManySchema>,
): Promise<{ client: AccountId; why: string }[]> {
  const refused: { client: AccountId; error: unknown }[] = []
  for (const thread of threads)
    await beginThread(member, { ...thread, subject, body, files: [] }).catch((error: unknown) => {
      refused.push({ client: thread.client, error })
    })
  if (refused.length === threads.length) throw refused[0]?.error
  return refused.map(({ client, error }) => ({ client, why: toFailure(error, 'inbox.begin-many').message }))
}

/** The database returns no name for the author, so `member` is null until the conversation is read again. */
const written = (row: MessageColumns): InboxMessage => ({ ...toMessage(row), member: null })

/** Throws `assigned-meanwhile` when the assignee is no longer the one that the member saw. */
export async function assignThread(
  caller: Member,
  { thread, member, expected }: z.output<typeof assignSchema>,
): Promise<void> {
  const { error } = await caller.db.rpc('assign_thread', {
    thread,
    ...(member ? { member } : {}),
    ...(expected ? { expected } : {}),
  })
  if (error) throw inboxRefusal(error, 'inbox.assign', caller)
}

/** Throws `new-message` if the client wrote after the last message that the member saw. */
export async function closeThread(
  member: Member,
  { thread, closed, seen }: z.output<typeof closeSchema>,
): Promise<void> {
  const { error } = await member.db.rpc('close_thread', { thread, closed, ...(seen ? { seen } : {}) })
  if (error) throw inboxRefusal(error, 'inbox.close', member)
}

/** Marks the conversation as read by the firm, which the client's page then shows. */
export async function markReadByFirm(member: Member, thread: string): Promise<void> {
  const { error } = await member.db.rpc('read_thread_as_firm', { thread })
  if (error) throw inboxRefusal(error, 'inbox.read', member)
}

const second = z.object({ name: z.string(), seconds: z.number() })
const sentences = {
  'answered-meanwhile': inbox.refusals.answered,
  'assigned-meanwhile': inbox.refusals.assigned,
} as const

function inboxRefusal(error: DatabaseError, operation: string, member: Member): Error {
  if (error.message !== 'answered-meanwhile' && error.message !== 'assigned-meanwhile')
    return databaseError(error, operation)
  const who = refusalDetail(second, error.details)
  if (!who) return new ExpectedError(error.message)
  return new ExpectedError(error.message, {
    sentence: whoWasFaster(member, { by: who.name, when: timeAgo(who.seconds) }, sentences[error.message]),
  })
}

/** Throws `conflict` when the saved answer changed meanwhile, and `answer-exists` when its title is taken. */
export async function saveAnswer({ db }: Member, answer: z.output<typeof saveAnswerSchema>): Promise<void> {
  const { id, title, body, seen } = answer
  await unwrap(
    db.rpc('save_answer', {
      answer: id,
      title,
      body,
      ...(seen === null ? {} : { seen }),
    }),
    'inbox.save-answer',
  )
}

export async function removeAnswer(
  { db }: Member,
  { id, seen }: z.output<typeof removeAnswerSchema>,
): Promise<void> {
  await unwrap(db.rpc('delete_answer', { answer: id, seen }), 'inbox.remove-answer')
}
