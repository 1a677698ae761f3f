import { tasks } from '@/content/tasks'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

type Words = { title: string; unexpected: string; signedOut?: string }

/** One notification: why the server refused, or, with null, that no answer came at all. */
export function tellFailure(words: Words, failure: Failure | null): void {
  const { authentication, unexpected } = tasks.toasts
  if (!failure) return tellProblem(unexpected, words.unexpected)
  if (failure.code === 'unauthenticated' && words.signedOut)
    return tellProblem(authentication, words.signedOut)
  const name = failure.fields?.name?.[0]
  if (name) return tellProblem(words.title, name)
  // The server's own sentence is Spanish.
  toast({ kind: 'error', title: words.title, description: failure.message, english: 'title' })
}

export const tellProblem = (title: string, description: string): void =>
  toast({ kind: 'error', title, description, english: 'all' })

export const tellSuccess = (title: string): void => toast({ kind: 'success', title, english: 'all' })
