import { unstable_rethrow } from 'next/navigation'
import { errorMessages } from '@/content/errors'
import type { Result } from '@/lib/result'

/** The answer of an action; a lost network is a failure like any other, and never takes the page away. */
export async function attempted<T>(work: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, code: 'unavailable', message: errorMessages.unavailable }
  }
}
