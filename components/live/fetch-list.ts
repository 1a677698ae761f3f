import type { Result } from '@/lib/result'
import { retry } from '@/lib/retry'
import { aboutPageAccount } from '@/lib/supabase/named-account'

/** A list as the database has it now; `onAsk` runs at every try. Throws while nobody answers. */
export function fetchList<T>(path: string, signal: AbortSignal, onRequest = () => {}): Promise<Result<T>> {
  const read = async () => {
    onRequest()
    const response = await fetch(aboutPageAccount(path), { cache: 'no-store', signal })
    return (await response.json()) as Result<T>
  }
  return retry(read, { again: isPassing, signal })
}

/** Whether another try may bring something else. */
const isPassing = (answer: Result<unknown>) =>
  !answer.ok && (answer.code === 'unavailable' || answer.code === 'unexpected')
