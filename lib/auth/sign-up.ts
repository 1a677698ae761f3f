import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { authFailure } from '@/lib/auth/auth-failure'
import { recordConsent } from '@/lib/auth/consent'
import { passwordProblem } from '@/lib/auth/password-rules'
import { markRegistration } from '@/lib/auth/registration-mark'
import type { SignUp } from '@/lib/auth/schema'
import { currentSender } from '@/lib/auth/sender'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { confirmationMailLimits, resetMailLimits } from '@/lib/limits/access-limits'
import { takeLimits } from '@/lib/limits/limit'
import { report } from '@/lib/observability/report'
import { anonymousClient } from '@/lib/supabase/anonymous'

const backHere = `${env.SITE_URL}/`
/** Only services without e-mail confirmation say this; ours answers as if the address were new. */
const known = new Set(['user_already_exists', 'email_exists'])

/** Registers an account and sends the mail that confirms it. A known address gets the same answer. */
export async function signUp({ email, password }: SignUp): Promise<void> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { address, userAgent } = await currentSender()
  await takeLimits(confirmationMailLimits({ email, address }))
  const { data, error } = await anonymousClient().auth.signUp({
    email,
    password,
    options: { emailRedirectTo: backHere },
  })
  if (error && !toldBefore(error)) throw authFailure(error, 'auth.sign-up')
  // The look-alike that a confirmed address gets has no identities, and nobody accepted anything.
  const user = data.user?.identities?.length ? data.user.id : null
  await markRegistration(user, email, user !== null && (await isInPlace(email, password)))
  if (user) await recordConsent({ userId: user, email, address, userAgent })
}

/** What only an address that is known gets: it has an account, or was sent its mail a moment ago past our own limit. */
const toldBefore = ({ code, message }: AuthError) =>
  known.has(code ?? '') || (code === 'over_email_send_rate_limit' && /after \d+ second/.test(message))

/**
 * Whether the password is the one that the account has: the auth service keeps that of whoever signed up first, and says so
 * only to a sign-in, which it refuses because the address is not confirmed yet.
 */
async function isInPlace(email: string, password: string): Promise<boolean> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password })
  return error?.code === 'email_not_confirmed'
}

/** Sends the confirmation mail again, when there is something to confirm; the answer never tells. */
export async function resendConfirmation(email: string): Promise<void> {
  const { address } = await currentSender()
  await takeLimits(confirmationMailLimits({ email, address }))
  const { error } = await anonymousClient().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: backHere },
  })
  if (error) quietly(error, 'auth.resend')
}

/** Sends the link for another password, when the account exists; the answer never tells. */
export async function requestReset(email: string): Promise<void> {
  const { address } = await currentSender()
  await takeLimits(resetMailLimits({ email, address }))
  const { error } = await anonymousClient().auth.resetPasswordForEmail(email, { redirectTo: backHere })
  if (error) quietly(error, 'auth.reset')
}

/** A refusal that only a known address can get is recorded and not shown. */
function quietly(error: Parameters<typeof authFailure>[0], operation: string): void {
  const failure = authFailure(error, operation)
  if (failure instanceof ExpectedError && failure.code !== 'unavailable') report(failure, operation)
  else throw failure
}
