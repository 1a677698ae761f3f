import 'server-only'
import type { Route } from 'next'
import { authFailure, linkFailure } from '@/lib/auth/auth-failure'
import { forgetRegistration, recordConsent, registeredHere } from '@/lib/auth/sign-up'
import { findLinkOwner, claimLink } from '@/lib/auth/link-owner'
import { endOtherSessions, openSession } from '@/lib/session/lifecycle'
import { passwordProblem, setOwnPassword } from '@/lib/auth/password'
import type { Confirmation, LinkType, NewPassword } from '@/lib/auth/schema'
import { currentSender } from '@/lib/http/client-ip'
import { currentResetToken, resetWithCode } from '@/lib/auth/reset-with-code'
import { ExpectedError } from '@/lib/errors'
import { linkLimits, takeLimits } from '@/lib/limits'
import { serverClient } from '@/lib/supabase/server'

/** True when the confirmation page must ask for a password; false for an expired link. */
export async function needsPassword(tokenHash: string): Promise<boolean> {
  const owner = await findLinkOwner('signup', tokenHash)
  return owner !== null && !(await registeredHere(owner))
}

/**
 * Anyone can register any address, so the owner of the mailbox has to type the password.
 * The browser that made the last registration is not asked for the password.
 */
async function confirmAccount({ tokenHash, password }: Confirmation): Promise<Route> {
  const owner = await findLinkOwner('signup', tokenHash)
  if (!owner) throw new ExpectedError('link-expired')
  const claim = { link: 'signup', token: tokenHash } as const
  if (!password) {
    if (!(await registeredHere(owner))) throw new ExpectedError('password-needed')
    return claimLink({ ...claim, setsPassword: false }, async () => {
      const { db, email } = await openLink(tokenHash, 'signup')
      if (!email) throw new ExpectedError('link-expired')
      await forgetRegistration()
      return toWelcome(await openSession(db, email, null))
    })
  }
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const target = await claimLink({ ...claim, setsPassword: true }, (current) =>
    enterWithOwnPassword(current, password),
  )
  // Somebody else may have registered the account, so the consent of the mailbox's owner is stored here.
  const { ip, userAgent } = await currentSender()
  await recordConsent({ personId: owner.user, email: owner.email, ip, userAgent })
  return toWelcome(target)
}

/** Users who wait for approval first see the page where they describe their company. */
const toWelcome = (target: Route): Route => (target === '/waitlist' ? '/bienvenida' : target)

/** Uses up a mail's link and returns the page to open; null if a change of address still needs the second link. */
export async function confirmEmail(confirmation: Confirmation): Promise<Route | null> {
  const { ip } = await currentSender()
  await takeLimits(linkLimits(ip))
  if (confirmation.type === 'signup') return confirmAccount(confirmation)
  const { db, email } = await openLink(confirmation.tokenHash, 'email_change')
  if (!email) return null
  // The tokens of other sessions contain the old address, so those sessions are ended.
  await endOtherSessions(db)
  return openSession(db, email, null)
}

/** Only an accepted password uses up the link and ends the account's sessions. */
export async function setNewPassword({ tokenHash, password, code, backupCode }: NewPassword): Promise<Route> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { ip } = await currentSender()
  await takeLimits(linkLimits(ip))
  const token = await currentResetToken(tokenHash)
  const owner = await findLinkOwner('recovery', token)
  if (!owner) throw new ExpectedError('link-expired')
  const isCodeNeeded = owner.second_step
  const proof = backupCode ? { backupCode } : code ? { code } : null
  if (isCodeNeeded && !proof) throw new ExpectedError('code-needed')
  return claimLink({ link: 'recovery', token, setsPassword: !isCodeNeeded }, (current) =>
    isCodeNeeded && proof
      ? resetWithCode({ owner: current, tokenHash, token, password, proof })
      : enterWithOwnPassword(current, password),
  )
}

async function enterWithOwnPassword(
  { user, email }: { user: string; email: string },
  password: string,
): Promise<Route> {
  await setOwnPassword(user, email, password)
  await forgetRegistration()
  const db = await serverClient()
  const { error } = await db.auth.signInWithPassword({ email, password })
  if (error) throw authFailure(error, 'auth.enter')
  return openSession(db, email, null)
}

/** `email` is null while Supabase waits for the second link of a change of e-mail address. */
async function openLink(tokenHash: string, type: LinkType) {
  const db = await serverClient()
  const { data, error } = await db.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw linkFailure(error)
  return { db, email: data.session ? (data.session.user.email ?? '') : null }
}
