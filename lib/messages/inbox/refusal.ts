import { z } from 'zod'
import { inbox } from '@/content/inbox'
import { ExpectedError } from '@/lib/errors'
import { ago } from '@/lib/messages/inbox/ago'
import { databaseError } from '@/lib/supabase/database-error'
import { refusalDetail } from '@/lib/supabase/refusal-detail'

type Refusal = { code?: string; message: string; details?: string | null }

const second = z.object({ name: z.string(), seconds: z.number() })
const sentences = {
  'answered-meanwhile': inbox.refusals.answered,
  'assigned-meanwhile': inbox.refusals.assigned,
} as const

/** What a procedure of the inbox refused; when somebody else was faster, it says who and when. */
export function inboxRefusal(error: Refusal, operation: string): Error {
  if (error.message !== 'answered-meanwhile' && error.message !== 'assigned-meanwhile')
    return databaseError(error, operation)
  const who = refusalDetail(second, error.details)
  if (!who) return new ExpectedError(error.message)
  return new ExpectedError(error.message, {
    sentence: sentences[error.message](who.name, ago(who.seconds)),
  })
}
