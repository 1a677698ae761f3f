import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import { requirePassword } from '@/lib/auth/check-password'
import { currentSender } from '@/lib/auth/sender'
import type { SignedIn } from '@/lib/auth/session'
import { withTimeFloor } from '@/lib/auth/time-floor'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { emailChangeLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { adminClient } from '@/lib/supabase/admin'

type Change = { current: string; email: string }

/**
 * Sends the link that changes the account's address to the new one, and tells the old one. Nothing changes until the
 * link is used. An address that has an account already gets no link and the same answer.
 */
export async function requestEmailChange(user: SignedIn, { current, email }: Change): Promise<void> {
  if (email === user.email) throw new ExpectedError('same-email')
  await requirePassword(user, current)
  const { address } = await currentSender()
  await takeLimits(emailChangeLimits({ user: user.id, email, address }))
  await withTimeFloor(async () => {
    const { error } = await user.db.auth.updateUser({ email }, { emailRedirectTo: `${env.SITE_URL}/` })
    if (error && error.code !== 'email_exists') throw authFailure(error, 'auth.change-email')
    await tellOldAddress(user, email)
  })
}

async function tellOldAddress(user: SignedIn, email: string): Promise<void> {
  const { error } = await adminClient()
    .from('outbox')
    .insert({
      kind: 'mail',
      key: `mail:email-change:${user.id}:${Date.now()}`,
      user_id: user.id,
      payload: { template: 'email-change-requested', to: user.email, data: { email } },
    })
  if (error) throw new Error('auth.change-email', { cause: error })
}
