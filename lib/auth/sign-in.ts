import 'server-only'
import type { Route } from 'next'
import { authFailure } from '@/lib/auth/auth-failure'
import { knownDevice } from '@/lib/auth/device'
import { nextPath } from '@/lib/auth/next-path'
import { openSession } from '@/lib/auth/open-session'
import type { SignIn } from '@/lib/auth/schema'
import { currentSender } from '@/lib/auth/sender'
import { signInLimits } from '@/lib/limits/access-limits'
import { giveBackLimits, takeLimits, type Limit } from '@/lib/limits/limit'
import { report } from '@/lib/observability/report'
import { serverClient } from '@/lib/supabase/server'

/** Opens a session and answers where to go. */
export async function signIn({ email, password, next }: SignIn): Promise<Route> {
  const { address } = await currentSender()
  const limits = signInLimits({ email, address, device: await knownDevice(email) })
  await takeLimits(limits)
  const db = await serverClient()
  const { error } = await db.auth.signInWithPassword({ email, password })
  if (!error || error.code === 'email_not_confirmed') await giveBack(limits)
  if (error) throw authFailure(error, 'auth.sign-in')
  return openSession(db, email, nextPath(next))
}

async function giveBack(limits: readonly Limit[]): Promise<void> {
  await giveBackLimits(limits).catch((error: unknown) => report(error, 'auth.sign-in'))
}
