import 'server-only'
import { z } from 'zod'
import { authFailure } from '@/lib/auth/auth-failure'
import { isUndoLink, releaseLink } from '@/lib/auth/link-owner'
import { passwordProblem, permitChange, requirePassword } from '@/lib/auth/password'
import type { Undo } from '@/lib/auth/schema'
import { withMinimumDuration } from '@/lib/auth/minimum-duration'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { emailChangeLimits, linkLimits, takeLimits } from '@/lib/limits'
import { currentSender } from '@/lib/http/client-ip'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type Change = { current: string; email: string }

/**
 * Mails a link to the old and a link to the new e-mail address; the change needs both links.
 * The answer never reveals whether an address has an account.
 */
export async function requestEmailChange(user: SignedIn, { current, email }: Change): Promise<void> {
  if (email === user.email) throw new ExpectedError('same-email')
  await requirePassword(user, current)
  const { ip } = await currentSender()
  await takeLimits(emailChangeLimits({ user: user.id, email, ip }))
  await withMinimumDuration(async () => {
    await permitChange(user.id, { kind: 'email', email })
    const { error } = await user.db.auth.updateUser({ email }, { emailRedirectTo: `${env.SITE_URL}/` })
    if (error && error.code !== 'email_exists') throw authFailure(error, 'auth.change-email')
  })
}

const begun = z.object({
  user: z.string(),
  email: z.string(),
  squatter: z.string().nullable(),
  taken: z.boolean(),
})
type Begun = z.infer<typeof begun>

/** Restores the former e-mail address and sets a new password, because a thief may know the old password. */
export async function undoEmailChange({ cambio, firma, password }: Undo): Promise<void> {
  const { ip } = await currentSender()
  await takeLimits(linkLimits(ip))
  if (!isUndoLink(cambio, firma)) throw new ExpectedError('link-expired')
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const undo = await unwrap(
    adminClient().rpc('begin_email_undo', { change: cambio }),
    'auth.undo-email',
    begun.nullable(),
  )
  if (!undo) throw new ExpectedError('link-expired')
  try {
    await giveAddressBack(undo, password)
  } catch (failure) {
    await releaseLink('undo', cambio)
    throw failure
  }
}

async function giveAddressBack({ user, email, squatter, taken }: Begun, password: string): Promise<void> {
  if (taken) throw new ExpectedError('email-taken')
  const { admin } = adminClient().auth
  // An unconfirmed user may hold the former address to block the undo, so that user is deleted.
  if (squatter) {
    const removed = await admin.deleteUser(squatter)
    if (removed.error) throw authFailure(removed.error, 'auth.undo-email')
  }
  const changed = await admin.updateUserById(user, { email, password, email_confirm: true })
  if (changed.error) throw authFailure(changed.error, 'auth.undo-email')
}
