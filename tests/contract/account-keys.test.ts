import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changePasswordAction } from '@/lib/account/actions'
import { confirmAction, signInAction, signUpAction } from '@/lib/auth/actions'
import { findEmailChange } from '@/lib/auth/link-owner'
import { realtimeTicket } from '@/lib/session/realtime-ticket'
import type * as Limits from '@/lib/limits'
import {
  decide,
  must,
  newEmail,
  refusalOf,
  register,
  registerStaff,
  type Person,
} from '../support/contract-people'
import { hasMailbox, openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails } from '../support/mailbox'
import { openBrowser, useBackend, type SiteBrowser } from '../support/site-browser'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/limits', async (load) => ({
  ...(await load<typeof Limits>()),
  takeLimits: async () => undefined,
  giveBackLimits: async () => undefined,
}))

let target: ContractTarget
let staff: Person
beforeAll(async () => {
  target = await openSharedTarget()
  useBackend(target)
  staff = await registerStaff(target)
})
afterAll(() => target?.stop())

const fresh = 'Una-nueva-2026'
const mailUrl = () => target.mailUrl ?? ''
const enter = async (email: string, password: string) =>
  refusalOf(await openClient(target).auth.signInWithPassword({ email, password })) ?? 'in'

async function openClientBrowser() {
  const person = await register(target, 'cliente')
  await decide(staff, person, 'approved')
  const browser = openBrowser()
  expect(await browser.send(signInAction, { email: person.email, password: person.password })).toMatchObject({
    to: '/portal',
  })
  return { person, browser }
}
const tokenOf = async (browser: SiteBrowser) => (await browser.visit(realtimeTicket)).token

/** Calls the auth service directly, as a hostile script in a page can do with a stolen token. */
async function change(token: string, body: object) {
  const response = await fetch(`${target.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { error_code?: string }
  return { status: response.status, code: answer.error_code }
}

describe.runIf(hasMailbox)('with only a stolen token', () => {
  test('no password can be set', async () => {
    const { person, browser } = await openClientBrowser()
    const token = await tokenOf(browser)
    expect(await change(token, { password: fresh })).toEqual({
      status: 400,
      code: 'current_password_required',
    })
    expect(await change(token, { password: fresh, current_password: 'adivinada' })).toEqual({
      status: 400,
      code: 'current_password_invalid',
    })
    // Even a caller who knows the password can change it only through the site.
    expect((await change(token, { password: fresh, current_password: person.password })).status).toBe(500)
    expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
      'in',
      'invalid_credentials',
    ])
  })

  test('no password can be set in a session that the link of a mail opened', async () => {
    const email = newEmail('reciente')
    const browser = openBrowser()
    await browser.send(signUpAction, { email, password: 'Mi-propia-2026' })
    const [mail] = await waitForMails(mailUrl(), email, 1)
    const tokenHash = confirmationLink(mail!).searchParams.get('token_hash') ?? ''
    expect(await browser.send(confirmAction, { tokenHash, type: 'signup' })).toMatchObject({
      to: '/bienvenida',
    })
    expect((await change(await tokenOf(browser), { password: fresh })).status).toBe(500)
    expect([await enter(email, 'Mi-propia-2026'), await enter(email, fresh)]).toEqual([
      'in',
      'invalid_credentials',
    ])
  })

  test('no address can be changed: the links in the mails open nothing, and more mails have to wait', async () => {
    const { person, browser } = await openClientBrowser()
    const token = await tokenOf(browser)
    const email = newEmail('ladron')
    // The auth service sends mails and reports success, because the database refuses the change only afterwards.
    expect((await change(token, { email })).status).toBe(200)
    expect(await change(token, { email: newEmail('ladron') })).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    for (const mailbox of [email, person.email]) {
      const [mail] = await waitForMails(mailUrl(), mailbox, 1)
      const token_hash = confirmationLink(mail!).searchParams.get('token_hash') ?? ''
      const { error } = await openClient(target).auth.verifyOtp({ token_hash, type: 'email_change' })
      expect(error?.code).toBe('otp_expired')
      expect(await findEmailChange(token_hash)).toBeNull()
    }
    expect([await enter(person.email, person.password), await enter(email, person.password)]).toEqual([
      'in',
      'invalid_credentials',
    ])
  })

  test.each([0, 15, 30, 60])(
    'nothing can be changed either if all sessions end %i ms after the request',
    async (gap) => {
      const wanted = newEmail('ladron')
      for (const body of [{ password: fresh }, { email: wanted }]) {
        const person = await register(target, 'robada')
        const { properties } = must(
          await openClient(target, target.secretKey).auth.admin.generateLink({
            type: 'recovery',
            email: person.email,
          }),
        )
        const thief = openClient(target)
        const { session } = must(
          await thief.auth.verifyOtp({ token_hash: properties.hashed_token, type: 'recovery' }),
        )
        const asked = change(session?.access_token ?? '', body)
        await pause(gap)
        await thief.auth.signOut({ scope: 'global' })
        // The response's status depends on what comes first: the database's refusal or the end of the session.
        expect([400, 403, 'password' in body ? 500 : 200]).toContain((await asked).status)
        expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
          'in',
          'invalid_credentials',
        ])
        expect(await enter(wanted, person.password)).toBe('invalid_credentials')
      }
      for (const mail of await mailsTo(mailUrl(), wanted)) {
        const token_hash = confirmationLink(mail).searchParams.get('token_hash') ?? ''
        const { error } = await openClient(target).auth.verifyOtp({ token_hash, type: 'email_change' })
        expect(error?.code).toBe('otp_expired')
      }
    },
  )

  test('other data of the user can still be changed', async () => {
    const { browser } = await openClientBrowser()
    expect(await change(await tokenOf(browser), { data: { tema: 'claro' } })).toMatchObject({ status: 200 })
  })

  test('nothing can be changed with a forged token or one of a closed session', async () => {
    const { browser, person } = await openClientBrowser()
    const token = await tokenOf(browser)
    expect((await change(`${token}x`, { password: fresh })).status).toBe(403)
    must(await person.client.auth.signInWithPassword(person))
    await person.client.auth.signOut({ scope: 'global' })
    expect(await change(token, { password: fresh })).toEqual({ status: 403, code: 'session_not_found' })
  })
})

describe('on the account page', () => {
  test('a person who knows the password can change it, and every other session ends', async () => {
    const { person, browser } = await openClientBrowser()
    const other = await openClient(target).auth.signInWithPassword(person)
    const wrong = await browser.visit(() => changePasswordAction({ current: 'otra', password: fresh }))
    expect(wrong).toMatchObject({ ok: false, code: 'wrong-password' })
    const right = await browser.visit(() =>
      changePasswordAction({ current: person.password, password: fresh }),
    )
    expect(right).toMatchObject({ ok: true })
    expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
      'invalid_credentials',
      'in',
    ])
    const dead = await openClient(target).auth.refreshSession({
      refresh_token: other.data.session?.refresh_token ?? '',
    })
    expect(dead.error).not.toBeNull()
    expect(await tokenOf(browser)).toBeTruthy()
  })
})
