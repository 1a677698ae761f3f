import type { AuthError } from '@supabase/supabase-js'
import { isUnreachable } from '@/lib/session/session'
import { ExpectedError, type ErrorCode } from '@/lib/errors'

const codes: Partial<Record<string, ErrorCode>> = {
  invalid_credentials: 'invalid-credentials',
  email_not_confirmed: 'email-not-confirmed',
  // Whoever is locked out learns no more than whoever guesses.
  user_banned: 'invalid-credentials',
  weak_password: 'weak-password',
  same_password: 'same-password',
  otp_expired: 'link-expired',
  over_email_send_rate_limit: 'rate-limited',
  over_request_rate_limit: 'rate-limited',
  email_address_invalid: 'invalid-input',
  email_address_not_authorized: 'invalid-input',
  validation_failed: 'invalid-input',
  current_password_required: 'wrong-password',
  current_password_invalid: 'wrong-password',
  // Our own forms never send a code of the auth service's mails: the way is to sign in anew.
  reauthentication_needed: 'sign-in-again',
  reauthentication_not_valid: 'sign-in-again',
  insufficient_aal: 'second-step',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  mfa_verification_rejected: 'wrong-code',
  mfa_factor_not_found: 'conflict',
  session_not_found: 'unauthenticated',
  session_expired: 'unauthenticated',
  bad_jwt: 'unauthenticated',
  no_authorization: 'unauthenticated',
  user_not_found: 'unauthenticated',
  refresh_token_not_found: 'unauthenticated',
  refresh_token_already_used: 'unauthenticated',
  signup_disabled: 'sign-up-closed',
  email_provider_disabled: 'sign-up-closed',
  provider_disabled: 'sign-up-closed',
  captcha_failed: 'forbidden',
  conflict: 'conflict',
  request_timeout: 'unavailable',
  hook_timeout: 'unavailable',
  hook_timeout_after_retry: 'unavailable',
}

/** What the auth service refused, as the error a person reads; anything else keeps its cause and is a defect. */
export function authFailure(error: AuthError, operation: string): Error {
  const code = codes[error.code ?? '']
  if (code === 'rate-limited') return new ExpectedError(code, { cause: error, retryAfter: 60 })
  if (code) return new ExpectedError(code, { cause: error })
  if (isUnreachable(error)) return new ExpectedError('unavailable', { cause: error })
  return new Error(operation, { cause: error })
}

/** Why a link was not taken; whatever the auth service says about it, the way on is another link. */
export const linkFailure = (error: AuthError): Error =>
  isUnreachable(error) ? authFailure(error, 'auth.link') : new ExpectedError('link-expired', { cause: error })
