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

/** Whether the page of a link that confirms an account asks for a password. A link that is over asks for nothing. */
export async function needsPassword(tokenHash: string): Promise<boolean> {
  const owner = await findLinkOwner('signup', tokenHash)
  return owner !== null && !(await registeredHere(owner))
}

/**
 * Confirms the address of a new account. Anybody can sign up with it: the password that counts is the one of whoever holds
 * the mailbox, typed now, or in this very browser when it registered last. Returns where to go.
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
  // Who registered may have been somebody else: these words were accepted by whoever holds the mailbox.
  const { ip, userAgent } = await currentSender()
  await recordConsent({ personId: owner.user, email: owner.email, ip, userAgent })
  return toWelcome(target)
}

/** Whoever waits now tells the firm of their company first. */
const toWelcome = (target: Route): Route => (target === '/waitlist' ? '/bienvenida' : target)

/** Uses the link of a mail, once. Returns where to go; null while a change of address waits for the other mailbox. */
export async function confirmEmail(confirmation: Confirmation): Promise<Route | null> {
  const { ip } = await currentSender()
  await takeLimits(linkLimits(ip))
  if (confirmation.type === 'signup') return confirmAccount(confirmation)
  const { db, email } = await openLink(confirmation.tokenHash, 'email_change')
  if (!email) return null
  // The others still carry the old address.
  await endOtherSessions(db)
  return openSession(db, email, null)
}

/**
 * Sets the password that the link of a reset mail is for: until it is sent nothing has happened, and a wrong one costs no
 * link. Ends the account's sessions. Returns where to go.
 */
export async function setNewPassword({ tokenHash, password, code }: NewPassword): Promise<Route> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { ip } = await currentSender()
  await takeLimits(linkLimits(ip))
  const token = await currentResetToken(tokenHash)
  const owner = await findLinkOwner('recovery', token)
  if (!owner) throw new ExpectedError('link-expired')
  const isCodeNeeded = owner.second_step
  if (isCodeNeeded && !code) throw new ExpectedError('code-needed')
  return claimLink({ link: 'recovery', token, setsPassword: !isCodeNeeded }, (current) =>
    isCodeNeeded && code
      ? resetWithCode({ owner: current, tokenHash, token, password, code })
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

/** Uses a link. `email` is null when the auth service waits for a second one. */
async function openLink(tokenHash: string, type: LinkType) {
  const db = await serverClient()
  const { data, error } = await db.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw linkFailure(error)
  return { db, email: data.session ? (data.session.user.email ?? '') : null }
}
