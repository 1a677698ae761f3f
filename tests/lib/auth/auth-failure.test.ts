import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { authFailure } from '@/lib/auth/auth-failure'
import { isUnreachable } from '@/lib/auth/unreachable'
import { ExpectedError } from '@/lib/errors'

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
