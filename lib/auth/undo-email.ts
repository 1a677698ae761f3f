import 'server-only'
import { z } from 'zod'
import { authFailure } from '@/lib/auth/auth-failure'
import { releaseLink } from '@/lib/auth/link-owner'
import { passwordProblem } from '@/lib/auth/password-rules'
import type { Undo } from '@/lib/auth/schema'
import { currentSender } from '@/lib/auth/sender'
import { isUndoLink } from '@/lib/auth/undo-link'
import { ExpectedError } from '@/lib/errors'
import { linkLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { adminClient } from '@/lib/supabase/admin'

const begun = z.object({
  user: z.string(),
  email: z.string(),
  squatter: z.string().nullable(),
  taken: z.boolean(),
})
type Begun = z.infer<typeof begun>

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
  const { data, error } = await adminClient().rpc('begin_email_undo', { change: cambio })
  if (error) throw new Error('auth.undo-email', { cause: error })
  const undo = begun.nullable().parse(data)
  if (!undo) throw new ExpectedError('link-expired')
  try {
    await giveBack(undo, password)
  } catch (failure) {
    await releaseLink('undo', cambio)
    throw failure
  }
}

async function giveBack({ user, email, squatter, taken }: Begun, password: string): Promise<void> {
  if (taken) throw new ExpectedError('email-taken')
  const { admin } = adminClient().auth
  // Somebody may have begun an account with the address that was free, to bar the way back.
  if (squatter) {
    const removed = await admin.deleteUser(squatter)
    if (removed.error) throw authFailure(removed.error, 'auth.undo-email')
  }
  const changed = await admin.updateUserById(user, { email, password, email_confirm: true })
  if (changed.error) throw authFailure(changed.error, 'auth.undo-email')
}
