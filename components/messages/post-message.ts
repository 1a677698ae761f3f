import { messages } from '@/content/messages'
import type { Message } from '@/lib/messages/message'
import type { SendMessage } from '@/lib/messages/schema'
import type { Failure, Result } from '@/lib/result'
import { aboutPageAccount } from '@/lib/supabase/named-account'

const patienceMs = 30_000

const unreachable: Failure = { ok: false, code: 'unavailable', message: messages.problems.connection }

/** A message may be sent again, because the server stores each message id once. */
export async function postMessage<T extends SendMessage>(
  message: T,
  path = '/api/mensajes',
): Promise<Result<Message>> {
  try {
    const response = await fetch(aboutPageAccount(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer = (await response.json()) as Result<Message>
    // Another tab has already sent a different text under this id, so this message gets a new id.
    if (!answer.ok && answer.code === 'conflict')
      return await postMessage({ ...message, id: crypto.randomUUID() }, path)
    return answer
  } catch {
    return unreachable
  }
}
