import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthError } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { consent, consentSentence } from '@/content/auth'
import { authFailure } from '@/lib/auth/auth-failure'
import type { LinkOwner } from '@/lib/auth/link-owner'
import { passwordProblem } from '@/lib/auth/password'
import type { SignUp } from '@/lib/auth/schema'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { confirmationMailLimits, resetMailLimits, takeLimits } from '@/lib/limits'
import { currentSender } from '@/lib/http/client-ip'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { anonymousClient } from '@/lib/supabase/anonymous'
import { registrationCookie } from '@/lib/supabase/session-cookie'
import { unwrap } from '@/lib/supabase/unwrap'

const backHere = `${env.SITE_URL}/`
/** Error codes that would reveal an existing account; with our settings the auth service does not send them. */
const known = new Set(['user_already_exists', 'email_exists'])

/** Registers an e-mail address, with the same answer for an address that already has an account. */
export async function signUp({ email, password }: SignUp): Promise<void> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { ip, userAgent } = await currentSender()
  await takeLimits(confirmationMailLimits({ email, ip }))
  const { data, error } = await anonymousClient().auth.signUp({
    email,
    password,
    options: { emailRedirectTo: backHere },
  })
  if (error && !isKnownAddress(error)) throw authFailure(error, 'auth.sign-up')
  // For a confirmed address the service returns a fake user without identities, so no consent is recorded.
  const user = data.user?.identities?.length ? data.user.id : null
  await markRegistration(user, email, user !== null && (await isInPlace(email, password)))
  if (user) await recordConsent({ personId: user, email, ip, userAgent })
}

/** True for errors that only existing addresses get, and that the user must therefore not see. */
const isKnownAddress = ({ code, message }: AuthError) =>
  known.has(code ?? '') || (code === 'over_email_send_rate_limit' && /after \d+ second/.test(message))

/**
 * True when the account has this password; registering again does not change the password of an account.
 * Before confirmation, a sign-in fails with `email_not_confirmed` only if the password is right.
 */
async function isInPlace(email: string, password: string): Promise<boolean> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password })
  return error?.code === 'email_not_confirmed'
}

/** Sends the confirmation mail again if the address is unconfirmed; the answer is the same for all addresses. */
export async function resendConfirmation(email: string): Promise<void> {
  const { ip } = await currentSender()
  await takeLimits(confirmationMailLimits({ email, ip }))
  const { error } = await anonymousClient().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: backHere },
  })
  if (error) quietly(error, 'auth.resend')
}

/** Sends the reset link if the account exists; the answer is the same for all addresses. */
export async function requestReset(email: string): Promise<void> {
  const { ip } = await currentSender()
  await takeLimits(resetMailLimits({ email, ip }))
  const { error } = await anonymousClient().auth.resetPasswordForEmail(email, { redirectTo: backHere })
  if (error) quietly(error, 'auth.reset')
}

/**
 * Reports an error without showing it, because only existing addresses can get such errors.
 * Outages and defects are thrown, because they can happen for every address and so reveal nothing.
 */
function quietly(error: Parameters<typeof authFailure>[0], operation: string): void {
  const failure = authFailure(error, operation)
  if (failure instanceof ExpectedError && failure.code !== 'unavailable') report(failure, operation)
  else throw failure
}

type Acceptance = { personId: string; email: string; ip: string; userAgent: string | null }

export const consentHash = createHash('sha256').update(consentSentence).digest('hex')

export async function recordConsent({ personId, email, ip, userAgent }: Acceptance): Promise<void> {
  await unwrap(
    adminClient()
      .from('consents')
      .insert({
        user_id: personId,
        email,
        purpose: consent.purpose,
        policy_version: consent.version,
        text_sha256: consentHash,
        ip,
        user_agent: userAgent?.slice(0, 400) ?? null,
      }),
    'auth.consent',
  )
}

const newNonce = () => randomBytes(18).toString('base64url')

const sign = (user: string, email: string, nonce: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`registration\0${user}\0${email}\0${nonce}`)
    .digest('base64url')

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

const same = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Marks this browser, with a cookie, as the last one that registered the e-mail address.
 * `counts` is false if the typed password is not the account's; the cookie then has a signature that is never valid.
 * Every registration sets the cookie, so that the cookie does not reveal whether the address has an account.
 */
async function markRegistration(user: string | null, email: string, counts: boolean): Promise<void> {
  const nonce = newNonce()
  const signature = user && counts ? sign(user, email, nonce) : randomBytes(32).toString('base64url')
  const jar = await cookies()
  jar.set({ ...registrationCookie, value: `${nonce}.${signature}` })
  if (!user) return
  const { error } = await adminClient().rpc('note_registration', {
    person: user,
    registration: hashOf(nonce),
  })
  // If the registration is not noted, the user only has to type the password once more, so nothing is thrown.
  if (error) report(error, 'auth.registration-mark')
}

/** True when this browser made the account's last registration, with the account's current password. */
export async function registeredHere({ user, email, mark }: LinkOwner): Promise<boolean> {
  const [nonce = '', signature = ''] = ((await cookies()).get(registrationCookie.name)?.value ?? '').split(
    '.',
  )
  if (!nonce || !mark) return false
  return same(signature, sign(user, email, nonce)) && same(hashOf(nonce), mark)
}

export async function forgetRegistration(): Promise<void> {
  const jar = await cookies()
  if (jar.get(registrationCookie.name)) jar.set({ ...registrationCookie, value: '', maxAge: 0 })
}
