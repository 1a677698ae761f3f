import 'server-only'
import type { Member } from '@/lib/session/require'
import { lookersSchema, type Lookers } from '@/lib/review/schema'
import { databaseError } from '@/lib/supabase/database-error'

/** The member has an invoice before their eyes, or the queue alone (null); answers what the others look at. */
export async function lookAtInvoice({ db }: Member, invoice: string | null): Promise<Lookers> {
  // The type does not know that a parameter of SQL may be null.
  const { data, error } = await db.rpc('look_at_invoice', { invoice: invoice as string })
  if (error) throw databaseError(error, 'review.look')
  return lookersSchema.parse(data)
}

export async function leaveInvoice({ db }: Member, invoice: string): Promise<void> {
  const { error } = await db.rpc('leave_invoice', { invoice })
  if (error) throw databaseError(error, 'review.leave')
}
