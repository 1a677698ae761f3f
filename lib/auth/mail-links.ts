import 'server-only'
import type { Route } from 'next'
import type { AuthError } from '@supabase/supabase-js'
import { authFailure } from '@/lib/auth/auth-failure'
import { endOtherSessions } from '@/lib/auth/other-sessions'
import { openSession } from '@/lib/auth/open-session'
import { passwordProblem } from '@/lib/auth/password-rules'
import type { LinkType } from '@/lib/auth/schema'
import { currentSender } from '@/lib/auth/sender'
import { isUnreachable } from '@/lib/auth/unreachable'
import { ExpectedError } from '@/lib/errors'
import { linkLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { serverClient } from '@/lib/supabase/server'

/** Uses the link of a mail, once; the session it opens is this browser's. Answers where to go. */
export async function confirmEmail(tokenHash: string, type: LinkType): Promise<Route> {
  const { db, email } = await openLink(tokenHash, type)
  // The others still carry the old address.
  if (type === 'email_change') await endOtherSessions(db)
  return openSession(db, email, null)
}

/**
 * Uses the link of a reset mail and sets the password in one step: until the new password is sent nothing has
 * happened, and a wrong one costs no link. Ends the account's other sessions. Answers where to go.
 */
export async function setNewPassword(tokenHash: string, password: string): Promise<Route> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { db, email } = await openLink(tokenHash, 'recovery')
  const { error } = await db.auth.updateUser({ password })
  // Whoever chose the password they already had can sign in with it: that is what they came for.
  if (error && error.code !== 'same_password') {
    await db.auth.signOut({ scope: 'local' })
    throw authFailure(error, 'auth.new-password')
  }
  await endOtherSessions(db)
  return openSession(db, email, null)
}

async function openLink(tokenHash: string, type: LinkType | 'recovery') {
  const { address } = await currentSender()
  await takeLimits(linkLimits(address))
  const db = await serverClient()
  const { data, error } = await db.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw linkFailure(error)
  if (!data.session) throw new ExpectedError('link-expired')
  return { db, email: data.session.user.email ?? '' }
}

const linkFailure = (error: AuthError) =>
  isUnreachable(error) ? authFailure(error, 'auth.link') : new ExpectedError('link-expired', { cause: error })
