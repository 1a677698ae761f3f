import 'server-only'
import { z } from 'zod'
import { workText } from '@/content/obligations'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import type { changeObligationSchema } from '@/lib/obligations/schema'
import type { Member } from '@/lib/session/require'
import { databaseError, refusalDetail } from '@/lib/supabase/database-error'

type Change = z.output<typeof changeObligationSchema>

/** Another state of work, filed with its receipt, or excused. Throws `conflict` when a colleague was faster, and changes nothing then. */
export async function changeObligation({ db }: Pick<Member, 'db'>, change: Change): Promise<void> {
  const { error } = await send(db, change)
  if (error) throw changedBefore(error) ?? databaseError(error, 'obligations.change')
}

/** Nobody: profile or calendar. */
const faster = z.object({ by: z.string().nullable(), at: z.string() })

/** A change that was refused because somebody was faster, as the database wrote it into the detail; null for any other refusal. */
export function changedBefore(error: { message: string; details?: string | null }): ExpectedError | null {
  const change = error.message === 'conflict' ? refusalDetail(faster, error.details) : null
  return (
    change &&
    new ExpectedError('conflict', { sentence: workText.before(change.by, formatDateTime(change.at)) })
  )
}

function send(db: Member['db'], change: Change) {
  const { obligation, seen } = change
  switch (change.state) {
    case 'filed':
    case 'paid':
      return db.rpc('file_obligation', {
        obligation,
        seen,
        receipt_number: change.receipt,
        filed_on: change.filedOn,
        ...(change.state === 'paid' && { paid_on: change.paidOn }),
        ...(change.value !== null && { receipt_value: change.value }),
        ...(change.document && { document: change.document }),
      })
    case 'not-applicable':
      return db.rpc('excuse_obligation', { obligation, seen, reason: change.reason })
    default:
      return db.rpc('set_obligation_state', {
        obligation,
        seen,
        new_state: change.state,
        message: change.message,
      })
  }
}
