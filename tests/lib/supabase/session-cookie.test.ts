import { describe, expect, test, vi } from 'vitest'
import { readableCookies } from '@/lib/supabase/session-cookie'

vi.mock('@/lib/env', () => ({ env: { SITE_URL: 'http://localhost:3000' } }))

const packed = (text: string) => `base64-${Buffer.from(text).toString('base64url')}`
const session = packed(JSON.stringify({ access_token: 'a.b.c', user: 'Núñez' }))
const name = '__Host-session'
const kept = (cookies: Record<string, string>) =>
  readableCookies(
    Object.entries({ hint: 'ana', ...cookies }).map(([key, value]) => ({ name: key, value })),
  ).map(({ name: one }) => one)

describe('the cookie of a session that', () => {
  test('is readable stays, in one piece or in several', () => {
    expect(kept({ [name]: session })).toEqual(['hint', name])
    const parts = { [`${name}.0`]: session.slice(0, 20), [`${name}.1`]: session.slice(20) }
    expect(kept(parts)).toEqual(['hint', ...Object.keys(parts)])
  })

  test.each<[string, Record<string, string>]>([
    ['is no base64', { [name]: 'base64-!!!' }],
    ['is no JSON', { [name]: packed('nada') }],
    ['is a word', { [name]: packed('"nada"') }],
    ['is not packed', { [name]: '{"access_token":"a.b.c"}' }],
    ['lacks its beginning', { [`${name}.1`]: session }],
    ['lacks its end', { [`${name}.0`]: session.slice(0, 20) }],
    ['is mixed with another', { [`${name}.0`]: session, [`${name}.1`]: session }],
    ['is empty', { [name]: '' }],
  ])('%s is ignored, and the other cookies stay', (_, cookies) => expect(kept(cookies)).toEqual(['hint']))
})
