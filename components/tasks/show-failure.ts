import { tasks } from '@/content/tasks'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

type FailureTexts = { title: string; unexpected: string; signedOut?: string }

/** `failure` is null when the server did not respond. */
export function showFailure(texts: FailureTexts, failure: Failure | null): void {
  const { authentication, unexpected } = tasks.toasts
  if (!failure) return showProblem(unexpected, texts.unexpected)
  if (failure.code === 'unauthenticated' && texts.signedOut)
    return showProblem(authentication, texts.signedOut)
  const name = failure.fields?.['name']
  if (name) return showProblem(texts.title, name)
  // The server's message is in Spanish, so only the title is marked as English.
  toast({ kind: 'error', title: texts.title, description: failure.message, english: 'title' })
}

export const showProblem = (title: string, description: string): void =>
  toast({ kind: 'error', title, description, english: 'all' })

export const showSuccess = (title: string): void => toast({ kind: 'success', title, english: 'all' })
