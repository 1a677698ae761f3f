import type { AuthError } from '@supabase/supabase-js'
import { isUnreachable } from '@/lib/auth/unreachable'
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
}

/** What the auth service refused, as the error a person reads; anything else keeps its cause and is a defect. */
export function authFailure(error: AuthError, operation: string): Error {
  const code = codes[error.code ?? '']
  if (code === 'rate-limited') return new ExpectedError(code, { cause: error, retryAfter: 60 })
  if (code) return new ExpectedError(code, { cause: error })
  if (isUnreachable(error)) return new ExpectedError('unavailable', { cause: error })
  return new Error(operation, { cause: error })
}
