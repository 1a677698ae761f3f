import 'server-only'
import type { z } from 'zod'
import type { Member } from '@/lib/auth/require'
import { databaseError } from '@/lib/supabase/database-error'
import type { addMemberSchema, changeMemberSchema } from '@/lib/team/schema'

type Call = PromiseLike<{ error: { code?: string; message: string } | null }>

async function done(call: Call, operation: string): Promise<void> {
  const { error } = await call
  if (error) throw databaseError(error, operation)
}

export const addMember = ({ db }: Member, { email, name, role }: z.output<typeof addMemberSchema>) =>
  done(db.rpc('add_member', { member_email: email, member_role: role, member_name: name }), 'team.add')

export const changeMember = (
  { db }: Member,
  { userId, name, role, expected }: z.output<typeof changeMemberSchema>,
) =>
  done(
    db.rpc('change_member', { member: userId, member_role: role, member_name: name, expected }),
    'team.change',
  )

export const removeMember = ({ db }: Member, userId: string) =>
  done(db.rpc('remove_member', { member: userId }), 'team.remove')

/** Ends every session of theirs as well. */
export const resetSecondStep = ({ db }: Member, userId: string) =>
  done(db.rpc('reset_second_step', { member: userId }), 'team.second-step')
