import 'server-only'
import { z } from 'zod'
import { authFailure } from '@/lib/auth/auth-failure'
import { passwordProblem } from '@/lib/auth/password-rules'
import type { Undo } from '@/lib/auth/schema'
import { currentSender } from '@/lib/auth/sender'
import { isUndoLink } from '@/lib/auth/undo-link'
import { ExpectedError } from '@/lib/errors'
import { linkLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { adminClient } from '@/lib/supabase/admin'

const begun = z
  .object({ user: z.string(), email: z.string(), squatter: z.string().nullable(), taken: z.boolean() })
  .nullable()

/**
 * Gives an account back to the address that it had, with a password of its holder: whoever changed the address may know the
 * old one. Once, for a week; ends every session.
 */
export async function undoEmailChange({ cambio, firma, password }: Undo): Promise<void> {
  const { address } = await currentSender()
  await takeLimits(linkLimits(address))
  if (!isUndoLink(cambio, firma)) throw new ExpectedError('link-expired')
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const db = adminClient()
  const { data, error } = await db.rpc('begin_email_undo', { change: cambio })
  if (error) throw new Error('auth.undo-email', { cause: error })
  const undo = begun.parse(data)
  if (!undo) throw new ExpectedError('link-expired')
  if (undo.taken) throw new ExpectedError('email-taken')
  // Somebody may have begun an account with the address that was free, to bar the way back.
  if (undo.squatter) {
    const removed = await db.auth.admin.deleteUser(undo.squatter)
    if (removed.error) throw authFailure(removed.error, 'auth.undo-email')
  }
  const changed = await db.auth.admin.updateUserById(undo.user, {
    email: undo.email,
    password,
    email_confirm: true,
  })
  if (changed.error) throw authFailure(changed.error, 'auth.undo-email')
}
