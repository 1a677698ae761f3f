import { isAuthSessionMissingError, type AuthError } from '@supabase/supabase-js'
import { isUnreachable } from '@/lib/session/session'
import { ExpectedError, type ErrorCode } from '@/lib/errors'
import { report } from '@/lib/observability/report'

/** Maps error codes of the auth service to the errors that users read. */
const codes: Partial<Record<string, ErrorCode>> = {
  invalid_credentials: 'invalid-credentials',
  // A banned user gets the same error as somebody who guesses passwords.
  user_banned: 'invalid-credentials',
  email_not_confirmed: 'email-not-confirmed',
  provider_email_needs_verification: 'email-not-confirmed',
  weak_password: 'weak-password',
  same_password: 'same-password',
  current_password_required: 'wrong-password',
  current_password_invalid: 'wrong-password',
  // Users see that an address is taken only when they undo a change of address; sign-up never tells.
  email_exists: 'email-taken',
  user_already_exists: 'email-taken',
  // Without an SMTP server of its own, a project's Supabase sends mail only to the project's team.
  email_address_not_authorized: 'mail-unavailable',
  over_email_send_rate_limit: 'rate-limited',
  over_request_rate_limit: 'rate-limited',
  over_sms_send_rate_limit: 'rate-limited',
  email_address_invalid: 'invalid-input',
  email_address_not_provided: 'invalid-input',
  validation_failed: 'invalid-input',
  request_entity_too_large: 'invalid-input',
  otp_expired: 'link-expired',
  flow_state_not_found: 'link-expired',
  flow_state_expired: 'link-expired',
  flow_state_already_used: 'link-expired',
  bad_code_verifier: 'link-expired',
  invite_not_found: 'link-expired',
  // Our forms do not ask for reauthentication codes, so the user has to sign in again.
  reauthentication_needed: 'sign-in-again',
  reauthentication_not_valid: 'sign-in-again',
  insufficient_aal: 'second-step',
  // After a change of network during the sign-in a right code fails, but the next code works.
  mfa_ip_address_mismatch: 'wrong-code',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  mfa_verification_rejected: 'wrong-code',
  mfa_factor_not_found: 'conflict',
  mfa_factor_name_conflict: 'conflict',
  mfa_verified_factor_exists: 'conflict',
  too_many_enrolled_mfa_factors: 'conflict',
  conflict: 'conflict',
  mfa_totp_enroll_not_enabled: 'second-step-off',
  mfa_totp_verify_not_enabled: 'second-step-off',
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
  otp_disabled: 'sign-up-closed',
  feature_disabled: 'sign-up-closed',
  captcha_failed: 'forbidden',
  user_sso_managed: 'forbidden',
  unexpected_failure: 'unavailable',
  request_timeout: 'unavailable',
  hook_timeout: 'unavailable',
  hook_timeout_after_retry: 'unavailable',
  hook_payload_over_size_limit: 'unavailable',
  hook_payload_invalid_content_type: 'unavailable',
}

/** Errors whose cause only the operator can fix, so they are also reported. */
const misconfigured: ReadonlySet<ErrorCode> = new Set(['mail-unavailable', 'second-step-off'])

/** Returns the error that the user reads; an unknown answer of the auth service is a defect. */
export function authFailure(error: AuthError, operation: string): Error {
  const code = codes[error.code ?? '']
  if (code && misconfigured.has(code)) report(error, operation)
  if (code === 'rate-limited') return new ExpectedError(code, { cause: error, retryAfter: 60 })
  if (code) return new ExpectedError(code, { cause: error })
  if (isUnreachable(error)) return new ExpectedError('unavailable', { cause: error })
  // The library throws this error for `session_not_found`, which means that another device closed the session.
  if (isAuthSessionMissingError(error)) return new ExpectedError('unauthenticated', { cause: error })
  return new Error(operation, { cause: error })
}

/** Every refused link gives the same error, because the user needs another link whatever the reason was. */
export const linkFailure = (error: AuthError): Error =>
  isUnreachable(error) ? authFailure(error, 'auth.link') : new ExpectedError('link-expired', { cause: error })
