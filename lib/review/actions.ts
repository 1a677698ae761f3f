'use server'
import { review } from '@/content/review'
import { staffAction } from '@/lib/action'
import type { Member } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { decidedSchema, decideSchema, takenSchema, type DecideInput } from '@/lib/review/schema'
import { databaseError, refusalDetail } from '@/lib/supabase/database-error'

export const decideInvoiceAction = staffAction(decideSchema, async (input, member) =>
  decideInvoice(member, input),
)

const { taken, did } = review.decision

/** The refusal of whoever came second names who was first, with what and when. */
function whoWasFirst(details: string): string | undefined {
  const first = refusalDetail(takenSchema, details)
  if (!first) return undefined
  return taken(first.by ?? review.history.unknown, did[first.verdict], formatDateTime(first.at))
}

async function decideInvoice({ db }: Member, { id, verdict, seen, words }: DecideInput) {
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
