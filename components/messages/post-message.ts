import { messages } from '@/content/messages'
import type { Message } from '@/lib/messages/message'
import type { SendMessage } from '@/lib/messages/schema'
import type { Failure, Result } from '@/lib/result'
import { aboutPageAccount } from '@/lib/supabase/named-account'

/** Milliseconds. */
const patience = 30_000

const unreachable: Failure = { ok: false, code: 'unavailable', message: messages.problems.connection }

/** Sends a message. Under the same id it can be sent again whatever became of it. */
export async function postMessage<T extends SendMessage>(
  message: T,
  path = '/api/mensajes',
): Promise<Result<Message>> {
  try {
    const response = await fetch(aboutPageAccount(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Result<Message>
    // Something else was sent under this id from another tab: these words are a message of their own.
    if (!answer.ok && answer.code === 'conflict')
      return await postMessage({ ...message, id: crypto.randomUUID() }, path)
    return answer
  } catch {
    return unreachable
  }
}
