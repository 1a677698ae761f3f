import { Notice } from '@/components/ui/notice'
import type { FormState } from '@/lib/auth/schema'

type FormFailureProps = { posted: FormState; answer: FormState }

/** What a notification would have said: a form sent without script gets it on the page. */
export function FormFailure({ posted, answer }: FormFailureProps) {
  if (!posted || answer || posted.result.ok || posted.result.code === 'email-not-confirmed') return null
  return <Notice tone="bad">{posted.result.message}</Notice>
}
