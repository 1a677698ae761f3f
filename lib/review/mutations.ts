import 'server-only'
import { review } from '@/content/review'
import type { Member } from '@/lib/auth/require'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { decidedSchema, takenSchema, type DecideInput } from '@/lib/review/schema'
import { databaseError } from '@/lib/supabase/database-error'
import { refusalDetail } from '@/lib/supabase/refusal-detail'

const { taken, did } = review.decision

/** The refusal of whoever came second names who was first, with what and when. */
function whoWasFirst(details: string): string | undefined {
  const first = refusalDetail(takenSchema, details)
  if (!first) return undefined
  return taken(first.by ?? review.history.unknown, did[first.verdict], formatDateTime(first.at))
}

export async function decideInvoice({ db }: Member, { id, verdict, seen, words }: DecideInput) {
  const { data, error } = await db.rpc('decide_invoice', {
    invoice: id,
    verdict,
    seen,
    ...(words ? { words } : {}),
  })
  if (error?.message === 'invoice-decided') {
    const sentence = whoWasFirst(error.details)
    throw new ExpectedError('invoice-decided', { cause: error, ...(sentence ? { sentence } : {}) })
  }
  if (error) throw databaseError(error, 'review.decide')
  return decidedSchema.parse(data)
}
