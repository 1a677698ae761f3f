import { createServer, request as send, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeEmailAction, changePasswordAction } from '@/lib/account/actions'
import {
  confirmAction,
  newPasswordAction,
  requestResetAction,
  resendAction,
  signInAction,
  signOutAction,
  signUpAction,
} from '@/lib/auth/actions'
import { gate } from '@/lib/session/gate'
import { currentAccess } from '@/lib/session/session'
import { messageOf, type ErrorCode } from '@/lib/errors'
import type * as Limits from '@/lib/limits'
import { decide, newEmail, register, registerStaff, type Person } from '../support/contract-people'
import { openTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, waitForMails } from '../support/mailbox'
import { openBrowser, useBackend, type SiteBrowser } from '../support/site-browser'
import { isThorough } from '../support/thorough'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/limits', async (load) => ({
  ...(await load<typeof Limits>()),
  takeLimits: async () => undefined,
  giveBackLimits: async () => undefined,
}))

const html = '<!doctype html><title>Error</title><h1>We will be back</h1>'
const answer = (status: number, type: string, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': type, 'retry-after': '1' }).end(body)
const authError = (status: number, error: object = {}) =>
  answer(status, 'application/json', JSON.stringify(error))

/** These responses of the auth service are bad: its own errors, its gateway's errors, and HTML pages of a proxy. */
const badDays: Record<string, (response: ServerResponse) => void> = {
  'its own limit': authError(429, {
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  }),
  'a limit of the gateway': authError(429, { message: 'API rate limit exceeded' }),
  'a page about a limit': answer(429, 'text/html', html),
  'a failure of its own': authError(500, {
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Unexpected failure',
  }),
  'a failure without words': answer(500, 'text/plain', ''),
  'a page about a failure': answer(502, 'text/html', html),
  'a page about maintenance': answer(503, 'text/html', html),
  'a page that says that all is well': answer(200, 'text/html', html),
  'a page that forbids': answer(403, 'text/html', html),
  'a page that knows nothing': answer(404, 'text/html', html),
  'a key that the gateway refuses': authError(401, { message: 'Invalid API key' }),
  'too many at once': authError(409, {
    code: 409,
    error_code: 'conflict',
    msg: 'Too many concurrent token refresh requests',
  }),
  'an end without an answer': (response) => void response.destroy(),
}

const days = isThorough
  ? Object.keys(badDays)
  : ['a page about a limit', 'a failure of its own', 'a page that forbids', 'too many at once']

let bad: ((response: ServerResponse) => void) | null = null
let target: ContractTarget
let proxy: ReturnType<typeof createServer>
let client: Person
beforeAll(async () => {
  target = await openTarget()
  proxy = createServer((asked, response) => {
    if (bad && asked.url?.startsWith('/auth/v1/')) return bad(response)
    const { hostname, port } = new URL(target.url)
    const { method, headers, url: path } = asked
    const onward = send({ hostname, port, method, headers, path }, (got) => {
      response.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(response)
    })
    asked.pipe(onward.on('error', () => response.destroy()))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  useBackend({ ...target, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })
  client = await register(target, 'cliente')
  await decide(await registerStaff(target), client, 'approved')
})
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await target?.stop()
})
beforeEach(() => void (bad = null))

const mailUrl = () => target.mailUrl ?? ''
const linkTo = async (email: string) =>
  confirmationLink((await waitForMails(mailUrl(), email, 1))[0]!).searchParams.get('token_hash') ?? ''
const signIn = (browser: SiteBrowser, password = client.password) =>
  browser.send(signInAction, { email: client.email, password })

/** The messages of these codes say that the service, and not the person, is at fault. */
const fitting = new Set(['unavailable', 'rate-limited', 'conflict'])
type Said = { code: string | null; message: string | null }

function expectSentence({ code, message }: Said, day: string) {
  expect(fitting, `${day}: ${code}`).toContain(code)
  expect(message, day).toContain(messageOf(code as ErrorCode).split('.')[0])
}
const saidBy = (result: unknown): Said => {
  const { code = null, message = null } = result as Partial<Said>
  return { code, message }
}
const onEachDay = async (work: (day: string) => Promise<void>) => {
  for (const day of days) {
    bad = badDays[day]!
    await work(day).finally(() => (bad = null))
  }
}

describe('while the auth service fails in any way', () => {
  test('nobody can sign in, and the right password works afterwards', async () => {
    const browser = openBrowser()
    await onEachDay(async (day) => expectSentence(await signIn(browser), day))
    expect(await signIn(browser)).toMatchObject({ to: '/portal' })
  })

  test('a registration fails with a message, and works afterwards', async () => {
    const browser = openBrowser()
    const form = { email: newEmail('nueva'), password: 'Mi-propia-2026' }
    await onEachDay(async (day) => expectSentence(await browser.send(signUpAction, form), day))
    expect(await browser.send(signUpAction, form)).toMatchObject({ code: null })
    expect(await linkTo(form.email)).toBeTruthy()
  })

  test('a confirmation link stays valid', async () => {
    const browser = openBrowser()
    const email = newEmail('enlace')
    await browser.send(signUpAction, { email, password: 'Mi-propia-2026' })
    const tokenHash = await linkTo(email)
    const confirm = (password?: string) =>
      openBrowser().send(confirmAction, { tokenHash, type: 'signup', ...(password && { password }) })
    await onEachDay(async (day) => expectSentence(await confirm('Otra-mia-2026'), day))
    expect(await confirm('Otra-mia-2026')).toMatchObject({ to: '/bienvenida' })
  })

  test('a reset link stays valid', async () => {
    const person = await register(target, 'olvido')
    const reset = { email: person.email }
    await onEachDay(async (day) => {
      // The request for a reset may also succeed, because the response must not reveal who has an account.
      const { code } = await openBrowser().send(requestResetAction, reset)
      expect(code === null || fitting.has(code), `${day}: ${code}`).toBe(true)
      expect((await openBrowser().send(resendAction, reset)).code, day).toBe(code)
    })
    await openBrowser().send(requestResetAction, reset)
    const tokenHash = await linkTo(person.email)
    const set = () => openBrowser().send(newPasswordAction, { tokenHash, password: 'Una-nueva-2026' })
    await onEachDay(async (day) => expectSentence(await set(), day))
    expect(await set()).toMatchObject({ to: '/waitlist' })
  })

  test('neither the account nor the session changes', async () => {
    const browser = openBrowser()
    await signIn(browser)
    const before = new Map(browser.cookies)
    const change = { current: client.password, password: 'Una-nueva-2026' }
    const move = { current: client.password, email: newEmail('otra') }
    await onEachDay(async (day) => {
      expectSentence(saidBy(await browser.visit(() => changePasswordAction(change))), day)
      expectSentence(saidBy(await browser.visit(() => changeEmailAction(move))), day)
    })
    expect(browser.cookies).toEqual(before)
    expect(await browser.visit(currentAccess)).toMatchObject({ status: 'approved' })
    expect(await signIn(openBrowser())).toMatchObject({ to: '/portal' })
  })

  test('signing out still ends the session of this browser', async () => {
    await onEachDay(async (day) => {
      bad = null
      const browser = openBrowser()
      await signIn(browser)
      bad = badDays[day]!
      await browser.visit(signOutAction).catch(() => undefined)
      expect(
        [...browser.cookies.keys()].filter((name) => /session|hint/.test(name)),
        day,
      ).toEqual([])
    })
  })

  test('a session that needs a refresh does not end', async () => {
    const browser = openBrowser()
    await signIn(browser)
    const session = [...browser.cookies].find(([name]) => name.endsWith('session'))!
    const due = JSON.parse(Buffer.from(session[1].slice('base64-'.length), 'base64url').toString()) as {
      expires_at: number
      refresh_token: string
    }
    const refresh = due.refresh_token
    let round = 0
    const visit = () => {
      // Each visit uses another token, because the site remembers a failed token for a moment.
      const old = { ...due, expires_at: 1, refresh_token: `${refresh}${'x'.repeat(bad ? ++round : 0)}` }
      const value = `base64-${Buffer.from(JSON.stringify(old)).toString('base64url')}`
      return gate(
        new NextRequest(`${target.siteUrl}/portal`, {
          headers: { cookie: `${session[0]}=${value}; hint=x` },
        }),
      )
    }
    await onEachDay(async (day) => {
      const response = await visit()
      expect(response.headers.get('location'), day).toBeNull()
      expect(response.headers.getSetCookie(), day).toEqual([])
    })
    const renewed = await visit()
    expect(renewed.headers.get('location')).toBeNull()
    expect(renewed.headers.getSetCookie().join()).toContain(`${session[0]}=base64-`)
  }, 90_000)
})
