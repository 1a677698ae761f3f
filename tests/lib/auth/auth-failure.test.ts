import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
} from '@supabase/supabase-js'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { authFailure, linkFailure } from '@/lib/auth/auth-failure'
import { isUnreachable } from '@/lib/session/session'
import { ExpectedError, messageOf } from '@/lib/errors'
import errorCodes from '../../support/platform/auth-error-codes.json'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterAll(() => written.mockRestore())

const codeOf = (error: Error) => (error instanceof ExpectedError ? error.code : null)

test.each([
  ['invalid_credentials', 400, 'invalid-credentials'],
  ['email_not_confirmed', 400, 'email-not-confirmed'],
  ['user_banned', 400, 'invalid-credentials'],
  ['weak_password', 422, 'weak-password'],
  ['over_request_rate_limit', 429, 'rate-limited'],
])('the auth error %s is shown as a message of ours', (code, status, expected) => {
  const failure = authFailure(new AuthApiError('English words', status, code), 'auth.sign-in')
  expect(codeOf(failure)).toBe(expected)
  expect(failure.message).not.toContain('English')
})

test.each(['over_request_rate_limit', 'over_email_send_rate_limit'])(
  'the auth error %s says how long to wait',
  (code) =>
    expect(authFailure(new AuthApiError('No', 429, code), 'auth.reset')).toMatchObject({ retryAfter: 60 }),
)

describe('every error code of the auth service', () => {
  const failureOf = (code: string) => authFailure(new AuthApiError('English words', 422, code), 'auth.any')

  test.each(errorCodes.met)('%s has a message in Spanish', (code) => {
    const failure = failureOf(code)
    expect(failure).toBeInstanceOf(ExpectedError)
    expect(messageOf(codeOf(failure)!)).not.toContain('English')
  })

  test('of a way to sign in that we do not offer is a defect', () => {
    expect(errorCodes.notOffered.filter((code) => codeOf(failureOf(code)) !== null)).toEqual([])
  })
})

test.each([
  ['email_address_not_authorized', 'mail-unavailable'],
  ['mfa_totp_verify_not_enabled', 'second-step-off'],
])('the auth error %s, which only a setting of the service can fix, is reported', (code, expected) => {
  written.mockClear()
  expect(codeOf(authFailure(new AuthApiError('No', 400, code), 'auth.sign-up'))).toBe(expected)
  expect(written.mock.calls.join()).toContain('auth.sign-up')
})

test.each(['otp_expired', 'user_banned', 'validation_failed', 'no_such_code'])(
  'a link that is refused with %s asks for a new one',
  (code) => expect(codeOf(linkFailure(new AuthApiError('English words', 403, code)))).toBe('link-expired'),
)

test('an auth service that is down does not count as a wrong password, and ends no session', () => {
  for (const error of [
    new AuthRetryableFetchError('fetch failed', 0),
    new AuthApiError('boom', 500, undefined),
    new AuthApiError('slow down', 429, undefined),
    new AuthApiError('Invalid API key', 401, undefined),
    new AuthUnknownError('<!doctype html>', new SyntaxError()),
  ]) {
    expect(isUnreachable(error)).toBe(true)
    expect(codeOf(authFailure(error, 'auth.sign-in'))).toBe('unavailable')
  }
  expect(isUnreachable(new AuthApiError('no', 400, 'refresh_token_not_found'))).toBe(false)
})

test('several refreshes of a session at the same time do not end it', () =>
  expect(isUnreachable(new AuthApiError('Too many concurrent', 409, 'conflict'))).toBe(true))

test('after a sign-out from another device the person has to sign in again', () =>
  expect(codeOf(authFailure(new AuthSessionMissingError(), 'auth.change-password'))).toBe('unauthenticated'))

test('an unknown auth error is a defect that keeps its cause', () => {
  const error = new AuthApiError('teapot', 418, 'teapot')
  expect(authFailure(error, 'auth.sign-in')).toMatchObject({ message: 'auth.sign-in', cause: error })
})
