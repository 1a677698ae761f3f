import { z } from 'zod'
import { decidedBefore } from '@/content/approval'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { databaseError } from '@/lib/supabase/database-error'
import { refusalDetail } from '@/lib/supabase/refusal-detail'

const decision = z.object({
  by: z.string().nullish(),
  at: z.string(),
  status: z.enum(['waitlist', 'approved', 'rejected']),
})
type Refusal = { code?: string; message: string; details?: string | null }

/** Who decided before and when, as a sentence; null when nobody knows. */
export function sayDecision(made: unknown): string | null {
  const { data } = decision.safeParse(made)
  return data ? decidedBefore(data.by ?? null, data.status, formatDateTime(data.at)) : null
}

/** A refused decision: `already-decided` says who was faster, as the database wrote it into the detail. */
export function decisionError(error: Refusal, operation: string): Error {
  if (error.message !== 'already-decided') return databaseError(error, operation)
  const sentence = sayDecision(refusalDetail(decision, error.details))
  return new ExpectedError('already-decided', sentence ? { sentence } : {})
}
