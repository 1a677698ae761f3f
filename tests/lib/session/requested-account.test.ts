import { beforeEach, expect, test, vi } from 'vitest'
import { clientRoute } from '@/lib/route'
import { env } from '../deliveries/test-env'

const [person, company, others] = [
  '0b6f3f2e-6a55-4a9f-9f3c-0d8f6c1f2a11',
  '3f0c9c1e-6d1a-4f0e-9b7a-0a1b2c3d4e5f',
  '7b1d2c3e-6d1a-4f0e-9b7a-0a1b2c3d4e5f',
]
const request = vi.hoisted(() => ({ headers: new Headers() }))
const place = { role: 'owner' }
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => ({ headers: async () => request.headers }))
vi.mock('@/lib/supabase/server', () => ({
  serverClient: async (account: string | null) => database(account),
}))

/** Simulates a database whose `my_access` returns the account that the request names. */
function database(named: string | null) {
  const accounts = [person, company].map((id) => ({ id, name: null, role: place.role, status: 'approved' }))
  const chosen = named === null ? accounts[0] : accounts.find(({ id }) => id === named)
  const access = {
    status: chosen?.status ?? 'waitlist',
    staff: null,
    owed: null,
    account: chosen?.id ?? null,
  }
  return {
    auth: { getClaims: async () => ({ data: { claims: { sub: person } }, error: null }) },
    rpc: () => ({ abortSignal: async () => ({ data: { ...access, accounts }, error: null }) }),
  }
}

const ran = vi.fn<(account: string) => void>()
const handler = clientRoute(async (_, { account }) => {
  ran(account)
  return new Response()
})
const site = new URL(env.SITE_URL).origin

async function ask(query: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  request.headers = new Headers(headers)
  const path = `${site}/api/facturas${query}`
  return (await handler(new Request(path, { method, headers }), undefined)).status
}
beforeEach(() => {
  ran.mockClear()
  place.role = 'owner'
})

test('a request without a Referer is about the account in its address', async () => {
  expect(await ask(`?formato=csv&empresa=${company}`)).toBe(200)
  expect(await ask(`?empresa=${company}`, { origin: site }, 'POST')).toBe(200)
  expect(ran.mock.calls).toEqual([[company], [company]])
})

test('the account in the address takes precedence over that of the previous page', async () => {
  const referer = `${site}/portal?empresa=${person}`
  expect(await ask(`?empresa=${company}`, { referer })).toBe(200)
  expect(await ask('', { referer: `${site}/portal?empresa=${company}` })).toBe(200)
  expect(await ask('')).toBe(200)
  expect(ran.mock.calls).toEqual([[company], [company], [person]])
})

test('somebody else’s account is refused, however the request names it', async () => {
  expect(await ask(`?empresa=${others}`)).toBe(403)
  expect(await ask('', { referer: `${site}/portal?empresa=${others}` })).toBe(403)
  expect(await ask('', { 'x-account': others })).toBe(403)
  expect(ran).not.toHaveBeenCalled()
})

test('a person who may only read the account is refused by a route that needs an assistant', async () => {
  const call = clientRoute(async () => new Response(), 'assistant')
  const answer = async (role: string) => {
    place.role = role
    request.headers = new Headers({ origin: site })
    const asked = new Request(`${site}/api/facturas`, { method: 'POST', headers: request.headers })
    return (await call(asked, undefined)).status
  }
  expect([await answer('reader'), await answer('assistant'), await answer('owner')]).toEqual([403, 200, 200])
})

test('the answer of a route is never stored by the browser or a cache', async () => {
  request.headers = new Headers()
  const answer = await handler(new Request(`${site}/api/facturas`), undefined)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a request from another site changes nothing in the account that it names', async () => {
  expect(await ask(`?empresa=${company}`, { origin: 'https://elsewhere.example' }, 'POST')).toBe(403)
  expect(await ask(`?empresa=${company}`, {}, 'POST')).toBe(403)
  expect(ran).not.toHaveBeenCalled()
})
