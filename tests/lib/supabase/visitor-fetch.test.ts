import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { visitorFetch } from '@/lib/supabase/visitor-fetch'

const send = vi.fn(async () => new Response())
beforeEach(() => send.mockClear())

const visitor = (forwarded?: string) => () => new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})
const call = (from: () => Headers, path: string, init: RequestInit) => {
  const keys = {
    apikey: env.SUPABASE_PUBLISHABLE_KEY,
    authorization: `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`,
  }
  return visitorFetch(send, from)(`${env.SUPABASE_URL}${path}`, {
    ...init,
    headers: { ...keys, ...(init.headers as object) },
  })
}
const sent = () => new Headers((send.mock.calls[0] as unknown as [string, RequestInit])[1].headers)

test('a sign-in brings the visitor’s address, with the secret key that makes it believed', async () => {
  await call(visitor('203.0.113.9, 198.51.100.7'), '/auth/v1/token?grant_type=password', { method: 'POST' })
  // One proxy of ours stands before the server: what is left of it is the visitor's own invention.
  expect(sent().get('sb-forwarded-for')).toBe('198.51.100.7')
  expect(sent().get('apikey')).toBe(env.SUPABASE_SECRET_KEY)
  expect(sent().get('authorization')).toBe(`Bearer ${env.SUPABASE_SECRET_KEY}`)
})

test('a token of a person stays the one that decides', async () => {
  await call(visitor('198.51.100.7'), '/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: 'Bearer ey.a.b' },
  })
  expect(sent().get('authorization')).toBe('Bearer ey.a.b')
})

test.each([
  ['/rest/v1/documents', 'POST', '198.51.100.7'],
  ['/auth/v1/.well-known/jwks.json', 'GET', '198.51.100.7'],
  ['/storage/v1/object/facturas/a', 'POST', '198.51.100.7'],
  ['/auth/v1/token', 'POST', undefined],
  ['/auth/v1/token', 'POST', 'somewhere'],
])('%s by %s from %s goes without it', async (path, method, from) => {
  await call(visitor(from), path, { method })
  expect(sent().get('apikey')).toBe(env.SUPABASE_PUBLISHABLE_KEY)
  expect(sent().has('sb-forwarded-for')).toBe(false)
})

test('a secret key is sent to no other host', async () => {
  await visitorFetch(send, visitor('198.51.100.7'))('https://otro.test/auth/v1/token', {
    method: 'POST',
    headers: {},
  })
  expect(sent().has('apikey')).toBe(false)
})
