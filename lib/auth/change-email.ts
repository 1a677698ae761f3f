import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import { requirePassword } from '@/lib/auth/check-password'
import { currentSender } from '@/lib/auth/sender'
import type { SignedIn } from '@/lib/auth/session'
import { permitChange } from '@/lib/auth/set-password'
import { withTimeFloor } from '@/lib/auth/time-floor'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { emailChangeLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'

type Change = { current: string; email: string }

/**
 * Sends the two links that change the account's address, one to the old and one to the new: nothing changes until both
 * were used. An address that has an account already gets no link and the same answer.
 */
export async function requestEmailChange(user: SignedIn, { current, email }: Change): Promise<void> {
  if (email === user.email) throw new ExpectedError('same-email')
  await requirePassword(user, current)
  const { address } = await currentSender()
  await takeLimits(emailChangeLimits({ user: user.id, email, address }))
  await withTimeFloor(async () => {
    await permitChange(user.id, { kind: 'email', address: email })
    const { error } = await user.db.auth.updateUser({ email }, { emailRedirectTo: `${env.SITE_URL}/` })
    if (error && error.code !== 'email_exists') throw authFailure(error, 'auth.change-email')
  })
}
