import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAuthStub, type AuthStub } from '../../support/auth-stub'

let stub: AuthStub
let gate: (request: NextRequest) => Promise<Response>

beforeAll(async () => {
  stub = await startAuthStub()
  vi.stubEnv('SUPABASE_URL', stub.url)
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  vi.resetModules()
  ;({ gate } = await import('@/lib/session/gate'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await stub.stop()
})
beforeEach(() => {
  stub.refresh('ok')
  stub.access({ status: 'approved', staff: null, owed: null })
})

type Options = {
  method?: string
  session?: string
  hint?: boolean
  headers?: Record<string, string>
  body?: string
}

const visit = (path: string, { method = 'GET', session, hint, headers = {}, body }: Options = {}) => {
  const cookie = [session && `__Host-session=${session}`, hint && 'hint=laura'].filter(Boolean).join('; ')
  const all = cookie ? { ...headers, cookie } : headers
  return gate(
    new NextRequest(`http://localhost:3000${path}`, { method, headers: all, ...(body && { body }) }),
  )
}
const target = (response: Response) => response.headers.get('location')
const own = { origin: 'http://localhost:3000' }

describe('a session', () => {
  test('that is missing leads to the sign-in, and from there back', async () => {
    expect(target(await visit('/portal/facturas'))).toBe(
      'http://localhost:3000/auth?next=%2Fportal%2Ffacturas',
    )
  })

  test('that is still good is not refreshed', async () => {
    const before = stub.refreshes()
    const response = await visit('/portal', { session: await stub.cookie(3000) })
    expect(target(response)).toBeNull()
    expect(response.headers.getSetCookie()).toEqual([])
    expect(stub.refreshes()).toBe(before)
  })

  test('that was closed from another device ends here and loses its cookies', async () => {
    stub.access(null)
    const session = await stub.cookie(3000)
    const portal = await visit('/portal', { session, hint: true })
    expect(target(portal)).toBe('http://localhost:3000/auth?next=%2Fportal')
    const gone = portal.headers.getSetCookie()
    expect(gone.some((cookie) => /^__Host-session=;.*Max-Age=0/.test(cookie))).toBe(true)
    expect(gone.some((cookie) => /^hint=;.*Max-Age=0/.test(cookie))).toBe(true)
    const signIn = await visit('/auth', { session })
    expect(target(signIn)).toBeNull()
    expect(signIn.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-session=;'))).toBe(true)
  })

  test('that expires is refreshed once for fifty requests at the same time', async () => {
    const before = stub.refreshes()
    const session = await stub.cookie(-5)
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit('/portal', { session })))
    expect(answers.map(target).filter(Boolean)).toEqual([])
    expect(stub.refreshes()).toBe(before + 1)
  })

  test('that was refreshed reaches the browser and the page, and is never cached', async () => {
    const response = await visit('/portal', { session: await stub.cookie(-5) })
    const cookies = response.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('__Host-session='))).toMatch(
      /Max-Age=604800.*Secure.*HttpOnly.*SameSite=lax/i,
    )
    expect(cookies.some((cookie) => cookie.startsWith('hint=laura'))).toBe(true)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-middleware-request-cookie')).toContain('__Host-session=base64-')
  })

  test('that was refreshed is also sent with a redirect', async () => {
    const response = await visit('/auth', { session: await stub.cookie(-5) })
    expect(target(response)).toBe('http://localhost:3000/')
    expect(response.headers.getSetCookie().join()).toContain('__Host-session=base64-')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('that the auth service refuses ends here', async () => {
    stub.refresh('refused')
    const response = await visit('/portal', { session: await stub.cookie(-5), hint: true })
    expect(target(response)).toContain('/auth?next=')
    const cookies = response.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('__Host-session=;'))).toMatch(/Max-Age=0/)
    expect(cookies.find((cookie) => cookie.startsWith('hint=;'))).toMatch(/Max-Age=0/)
  })

  test.each(['gone', 'broken'] as const)(
    'survives an auth service that is %s',
    async (mode) => {
      stub.refresh(mode)
      const session = await stub.cookie(-5)
      const response = await visit('/portal', { session, hint: true })
      expect(target(response)).toBeNull()
      expect(response.headers.getSetCookie()).toEqual([])
      // The page gets the old session, because without a session it would redirect to the sign-in.
      const passed = response.headers.get('x-middleware-request-cookie')
      expect(passed).toContain(session)
    },
    8000,
  )

  test('that was forged is treated as none', async () => {
    const [header, payload] = (await stub.token(3000)).split('.')
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const written = (head: string) => `${Buffer.from(head).toString('base64url')}.${payload}.AAAA`
    const others = [
      written('{"alg":"NONE","typ":"JWT","kid":"k1"}'),
      written('{"alg":"ES256"'),
      written('[]'),
    ]
    for (const token of [unsigned, `${header}.${payload}.AAAA`, ...others]) {
      const forged = { access_token: token, refresh_token: 'x', expires_at: Date.now() / 1000 + 3000 }
      const value = JSON.stringify({ ...forged, expires_in: 3000, token_type: 'bearer', user: {} })
      const session = `base64-${Buffer.from(value).toString('base64url')}`
      expect(target(await visit('/portal', { session }))).toContain('/auth?next=')
    }
  })

  test('is known in this process once it was verified, and an invented one never', async () => {
    const { personOf } = await import('@/lib/session/known-sessions')
    const known = (session: string) => personOf(`hint=laura; __Host-session=${session}`)
    const [session, other] = [await stub.cookie(3000), await stub.cookie(2999)]
    await visit('/portal', { session })
    expect(known(session)).toEqual(expect.stringMatching(/^[\da-f-]{36}$/))
    const made = `base64-${Buffer.from('{"access_token":"a.b.c"}').toString('base64url')}`
    await visit('/portal', { session: made })
    expect([known(made), known(other), known(`${session}x`), personOf(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('ends thirty days after the sign-in', async () => {
    const timestamp = Date.now() / 1000 - 31 * 24 * 3600
    const session = await stub.cookie(3000, { amr: [{ method: 'password', timestamp }] })
    const response = await visit('/portal', { session })
    expect(target(response)).toContain('/auth?next=')
    expect(response.headers.getSetCookie().join()).toContain('__Host-session=;')
  })
})

describe('a person with the status', () => {
  test.each([
    ['waitlist', '/waitlist'],
    ['rejected', '/access-denied'],
  ])('%s is sent to %s, whatever the token says', async (status, room) => {
    stub.access({ status, staff: null, owed: null })
    const session = await stub.cookie(3000, { app_metadata: { status: 'approved' } })
    expect(target(await visit('/portal', { session }))).toBe(`http://localhost:3000${room}`)
  })
})

describe('a person who was let in a moment ago', () => {
  afterEach(() => void vi.useRealTimers())

  test('is let in for half a minute without another query', async () => {
    const session = await stub.cookie(3000)
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(target(await visit('/portal', { session }))).toBeNull()
    stub.access({ status: 'rejected', staff: null, owed: null })
    expect(target(await visit('/portal', { session }))).toBeNull()
    vi.setSystemTime(Date.now() + 31_000)
    expect(target(await visit('/portal', { session }))).toBe('http://localhost:3000/access-denied')
  })

  test('is checked again when the token is about to be refreshed', async () => {
    const session = await stub.cookie(115)
    expect(target(await visit('/portal', { session }))).toBeNull()
    stub.access({ status: 'rejected', staff: null, owed: null })
    expect(target(await visit('/portal', { session }))).toBe('http://localhost:3000/access-denied')
  })

  test('is recognised by the whole session, not by a part of it', async () => {
    const session = await stub.cookie(3000)
    expect(target(await visit('/portal', { session }))).toBeNull()
    const forged = `${session.slice(0, -4)}${session.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect(target(await visit('/portal', { session: forged }))).toContain('/auth?next=')
  })

  test('is checked again after the page sent them to a waiting screen', async () => {
    const session = await stub.cookie(3000)
    expect(target(await visit('/portal', { session }))).toBeNull()
    stub.access({ status: 'rejected', staff: null, owed: null })
    expect(target(await visit('/access-denied', { session }))).toBeNull()
    expect(target(await visit('/portal', { session }))).toBe('http://localhost:3000/access-denied')
  })
})

describe('every answer of the gate', () => {
  test('has a content policy with a new nonce, which the page gets too', async () => {
    const [one, two] = await Promise.all([visit('/auth'), visit('/auth')])
    const policy = one.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect(two.headers.get('content-security-policy')).not.toBe(policy)
  })

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{}],
  ])('to a form of another site is a refusal without cookies: %j', async (headers) => {
    const session = await stub.cookie(-5)
    const response = await visit('/auth', { method: 'POST', headers, session })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('to our own form comes from the page', async () => {
    const response = await visit('/auth', { method: 'POST', headers: own })
    expect(response.status).toBe(200)
  })

  test('to our own form at another address comes from the page too, which names the right address', async () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'next-action': 'a' }
    for (const path of ['/auth', '/portal'])
      expect((await visit(path, { method: 'POST', headers, body: '[]' })).status).toBe(200)
  })

  test.each([
    [400, { 'next-action': 'a' }, 'nada'],
    [400, { 'content-type': 'multipart/form-data; boundary=x' }, 'nada'],
    [403, { 'next-action': 'a', 'x-forwarded-host': 'evil.example' }, '[]'],
  ])('to a request that no page of ours sends is %i: %j', async (status, headers, body) => {
    const all = { host: 'localhost:3000', ...own, ...headers }
    for (const path of ['/auth', '/portal', '/contacto']) {
      const response = await visit(path, { method: 'POST', headers: all, body })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test('to an action is no redirect, because the action answers itself', async () => {
    expect(target(await visit('/portal', { method: 'POST', headers: own }))).toBeNull()
  })
})

describe('the account of a request', () => {
  const account = '3f0c9c1e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
  const other = '7b1d2c3e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
  const from = (page: string) => ({ referer: `http://localhost:3000${page}` })
  const accountHeader = (response: Response) => response.headers.get('x-middleware-request-x-account')
  const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    visit(path, { session: await stub.cookie(3000), headers: { ...own, ...headers }, method })

  test('is the one in its address, for pages and their actions', async () => {
    expect(accountHeader(await open(`/portal?empresa=${account}`))).toBe(account)
    expect(accountHeader(await open(`/portal?empresa=${account}`, from(`/portal?empresa=${other}`)))).toBe(
      account,
    )
    expect(accountHeader(await open(`/portal?empresa=${account}`, {}, 'POST'))).toBe(account)
  })

  test('or that of the previous page, which the address then shows', async () => {
    const response = await open('/portal/facturas?estado=rechazada', from(`/portal?empresa=${account}`))
    expect(target(response)).toBe(`http://localhost:3000/portal/facturas?estado=rechazada&empresa=${account}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(target(await open('/admin', from(`/portal?empresa=${account}`)))).toBeNull()
  })

  test('is ignored on a waiting screen, so that nobody is redirected in circles', async () => {
    stub.access({ status: 'waitlist', staff: null, owed: null })
    const screen = await open('/waitlist', from(`/portal?empresa=${account}`))
    expect([target(screen), accountHeader(screen)]).toEqual([null, 'none'])
  })

  test.each([
    ['says nothing', {}],
    ['comes from another site', { referer: `https://elsewhere.example/portal?empresa=${account}` }],
    ['names no account', from('/portal?empresa=todas')],
    ['says it in a header of its own', { 'x-account': account }],
  ])('is the person’s own when the request %s', async (_, headers) => {
    const response = await open('/portal', headers)
    expect([target(response), accountHeader(response)]).toEqual([null, 'none'])
  })
})
