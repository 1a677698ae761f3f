import 'server-only'
import type { z } from 'zod'
import { messages } from '@/content/messages'
import type { SignedIn } from '@/lib/session/session'
import { ExpectedError } from '@/lib/errors'
import { toMessage, type Message } from '@/lib/messages/message'
import type { sendSchema } from '@/lib/messages/schema'
import { databaseError } from '@/lib/supabase/database-error'

type Refusal = { code?: string; message: string; details?: string | null }

/** Writes a message once, whatever it takes to hear of it. Throws `rate-limited` with the whole minutes to wait. */
export async function sendMessage(
  { db }: SignedIn,
  { id, thread, subject, words, files }: z.output<typeof sendSchema>,
): Promise<Message> {
  const { data, error } = await db.rpc('send_message', {
    message: id,
    thread,
    words,
    documents: files,
    ...(subject === undefined ? {} : { subject }),
  })
  if (error) throw refusal(error)
  return toMessage(data)
}

function refusal(error: Refusal): Error {
  if (error.message !== 'message-limit') return databaseError(error, 'messages.send')
  const seconds = Math.max(Number(error.details) || 60, 1)
  return new ExpectedError('rate-limited', {
    retryAfter: seconds,
    sentence: messages.problems.limit(Math.ceil(seconds / 60)),
  })
}

/** The person has the conversation before their eyes. */
export async function markRead({ db }: SignedIn, thread: string): Promise<void> {
  const { error } = await db.rpc('read_thread', { thread })
  if (error) throw databaseError(error, 'messages.read')
}

/** The person still has their messages open: no mail is due. */
export async function keepPresence({ db }: SignedIn): Promise<void> {
  const { error } = await db.rpc('keep_presence')
  if (error) throw databaseError(error, 'messages.presence')
}
