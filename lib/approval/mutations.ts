import 'server-only'
import type { z } from 'zod'
import type { approveSchema, rejectSchema } from '@/lib/approval/schema'
import type { Member } from '@/lib/auth/require'
import { databaseError } from '@/lib/supabase/database-error'

/** The database checks that the caller is staff, writes the audit row and puts the mail in the outbox. */
export async function approveRegistration(
  member: Member,
  { userId, expected }: z.output<typeof approveSchema>,
): Promise<void> {
  const { error } = await member.db.rpc('set_approval', { target: userId, new_status: 'approved', expected })
  if (error) throw databaseError(error, 'approval.approve')
}

export async function rejectRegistration(
  member: Member,
  { userId, expected, reason }: z.output<typeof rejectSchema>,
): Promise<void> {
  const { error } = await member.db.rpc('set_approval', {
    target: userId,
    new_status: 'rejected',
    decision_reason: reason,
    expected,
  })
  if (error) throw databaseError(error, 'approval.reject')
}
