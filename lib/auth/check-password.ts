import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import type { SignedIn } from '@/lib/auth/session'
import { ExpectedError } from '@/lib/errors'
import { passwordLimits } from '@/lib/limits/access-limits'
import { giveBackLimits, takeLimits } from '@/lib/limits/limit'
import { report } from '@/lib/observability/report'
import { anonymousClient } from '@/lib/supabase/anonymous'

/**
 * Refuses unless `password` is the account's own, so that an open browser alone changes nothing that matters. The auth
 * service has no question for it: a sign-in apart from this session answers, and ends at once.
 */
export async function requirePassword({ id, email }: SignedIn, password: string): Promise<void> {
  const limits = passwordLimits(id)
  await takeLimits(limits)
  const { auth } = anonymousClient()
  const { error } = await auth.signInWithPassword({ email, password })
  if (error?.code === 'invalid_credentials') throw new ExpectedError('wrong-password', { cause: error })
  if (error) throw authFailure(error, 'auth.check-password')
  const [ended] = await Promise.all([
    auth.signOut({ scope: 'local' }),
    giveBackLimits(limits).catch((failure: unknown) => report(failure, 'auth.check-password')),
  ])
  if (ended.error) report(ended.error, 'auth.check-password')
}
