import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { authFailure, linkFailure } from '@/lib/auth/auth-failure'
import { isUnreachable } from '@/lib/session/session'
import { ExpectedError, messageOf } from '@/lib/errors'

const codeOf = (error: Error) => (error instanceof ExpectedError ? error.code : null)

test.each([
  ['invalid_credentials', 400, 'invalid-credentials'],
  ['email_not_confirmed', 400, 'email-not-confirmed'],
  ['user_banned', 400, 'invalid-credentials'],
  ['weak_password', 422, 'weak-password'],
  ['over_request_rate_limit', 429, 'rate-limited'],
])('%s is told in our words', (code, status, expected) => {
  const failure = authFailure(new AuthApiError('English words', status, code), 'auth.sign-in')
  expect(codeOf(failure)).toBe(expected)
  expect(failure.message).not.toContain('English')
})

/** What the auth service's own sources answer to a sign-up, a sign-in, a link, a code, and a change of password or address. */
const known = 'bad_jwt captcha_failed conflict current_password_invalid current_password_required email_address_invalid email_address_not_authorized email_not_confirmed email_provider_disabled hook_timeout insufficient_aal invalid_credentials mfa_challenge_expired mfa_factor_not_found mfa_verification_failed mfa_verification_rejected no_authorization otp_expired over_email_send_rate_limit over_request_rate_limit provider_disabled reauthentication_needed reauthentication_not_valid refresh_token_already_used refresh_token_not_found request_timeout same_password session_expired session_not_found signup_disabled user_banned user_not_found validation_failed weak_password' // prettier-ignore

test.each(known.split(' '))('%s has a sentence of ours', (code) => {
  const failure = authFailure(new AuthApiError('English words', 422, code), 'auth.any')
  expect(failure).toBeInstanceOf(ExpectedError)
  expect(messageOf(codeOf(failure)!)).not.toContain('English')
})

test.each(['otp_expired', 'user_banned', 'validation_failed', 'no_such_code'])(
  'a link that is refused as %s leads to another one',
  (code) => expect(codeOf(linkFailure(new AuthApiError('English words', 403, code)))).toBe('link-expired'),
)

test('a service that fails is not a wrong password, and ends no session', () => {
  for (const error of [
    new AuthRetryableFetchError('fetch failed', 0),
    new AuthApiError('boom', 500, undefined),
    new AuthApiError('slow down', 429, undefined),
  ]) {
    expect(isUnreachable(error)).toBe(true)
    expect(codeOf(authFailure(error, 'auth.sign-in'))).toBe('unavailable')
  }
  expect(isUnreachable(new AuthApiError('no', 400, 'refresh_token_not_found'))).toBe(false)
})

test('what nobody expected is a defect that keeps its cause', () => {
  const error = new AuthApiError('teapot', 418, 'teapot')
  expect(authFailure(error, 'auth.sign-in')).toMatchObject({ message: 'auth.sign-in', cause: error })
})
