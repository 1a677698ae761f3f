import { describe, expect, test } from 'vitest'
import { dbErrorOf } from '@/supabase/local/database/database'
import { statusOf } from '@/supabase/local/rest/errors'
import { callerAddress, createRateLimits } from '@/supabase/local/auth/rate-limits'

describe('errors of the database', () => {
  test.each([
    ['P0001', 400],
    ['23514', 400],
    ['22P02', 400],
    ['23505', 409],
    ['23503', 409],
    ['42883', 404],
    ['28000', 403],
    ['40001', 500],
    ['57014', 500],
    ['XX000', 500],
    ['08006', 503],
    ['53300', 503],
  ])('with the code %s are answered with %i, as PostgREST does', (code, status) => {
    expect(statusOf(code)).toBe(status)
  })

  test('are found inside of other errors', () => {
    const inner = Object.assign(new Error('no'), { code: '23514', detail: '', hint: 'h' })
    expect(dbErrorOf(new Error('outer', { cause: inner }))).toEqual({
      code: '23514',
      message: 'no',
      detail: null,
      hint: 'h',
    })
    expect(dbErrorOf(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeNull()
    expect(dbErrorOf('text')).toBeNull()
  })
})

describe('rate limits', () => {
  const rates = { token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30, factor_codes: 75 }
  const keys = { publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_b' }

  test('allow an IP address thirty calls of a kind at once, and then as many as the rate restores', async () => {
    let now = 0
    const limits = createRateLimits(rates, () => now)
    const passed = (call: string, address: string, times: number) =>
      Array.from({ length: times }, () => limits(call, address)).filter((refusal) => refusal === null).length
    expect(passed('POST token', '198.51.100.7', 40)).toBe(30)
    expect(passed('POST signup', '198.51.100.7', 40)).toBe(30)
    expect(passed('POST token', '198.51.100.8', 1)).toBe(1)
    expect(passed('GET user', '198.51.100.7', 100)).toBe(100)
    now += 10_000
    expect(passed('POST token', '198.51.100.7', 40)).toBe(5)
    expect(passed('POST signup', '198.51.100.7', 40)).toBe(1)
    const refusal = limits('POST token', '198.51.100.7')
    expect([refusal?.status, await refusal?.json()]).toEqual([
      429,
      expect.objectContaining({ error_code: 'over_request_rate_limit' }),
    ])
  })

  test.each([
    ['sb_secret_b', '198.51.100.7', '198.51.100.7'],
    ['sb_secret_b', '2001:db8::1, 10.0.0.1', '2001:db8::1'],
    ['sb_secret_b', 'somewhere', '127.0.0.1'],
    ['sb_secret_b', '', '127.0.0.1'],
    ['sb_publishable_a', '198.51.100.7', '127.0.0.1'],
    ['another', '198.51.100.7', '127.0.0.1'],
  ])('with the key %s and the header "%s" count the call for %s', (apikey, forwarded, counted) => {
    const request = new Request('http://127.0.0.1/auth/v1/token', {
      headers: { apikey, 'sb-forwarded-for': forwarded },
    })
    expect(callerAddress(request, '127.0.0.1', keys)).toBe(counted)
  })
})
