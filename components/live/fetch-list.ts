import type { Result } from '@/lib/result'
import { retry } from '@/components/live/retry'
import { aboutPageAccount } from '@/lib/supabase/named-account'

/** Reads a list with retries; calls `onRequest` before every try, and throws if the server stays unreachable. */
export function fetchList<T>(path: string, signal: AbortSignal, onRequest = () => {}): Promise<Result<T>> {
  const read = async () => {
    onRequest()
    const response = await fetch(aboutPageAccount(path), { cache: 'no-store', signal })
    return (await response.json()) as Result<T>
  }
  return retry(read, { again: isPassing, signal })
}

const isPassing = (answer: Result<unknown>) =>
  !answer.ok && (answer.code === 'unavailable' || answer.code === 'unexpected')
