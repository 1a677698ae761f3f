import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeEmailAction, changePasswordAction } from '@/lib/account/actions'
import { confirmAction, signInAction, signUpAction, undoEmailAction } from '@/lib/auth/actions'
import { findEmailChange } from '@/lib/auth/link-owner'
import { realtimeTicket } from '@/lib/session/realtime-ticket'
import { currentAccess } from '@/lib/session/session'
import { mailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import type * as Limits from '@/lib/limits'
import { decide, must, newEmail, register, registerStaff, type Person } from '../support/contract-people'
import { hasMailbox, openClient, openTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails } from '../support/mailbox'
import { openBrowser, useBackend, type SiteBrowser } from '../support/site-browser'

vi.mock('@/lib/env', () => import('../lib/outbox/test-env'))
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
  target = await openTarget()
  useBackend(target)
  staff = await registerStaff(target)
})
afterAll(() => target?.stop())

const fresh = 'Una-nueva-2026'
const mailUrl = () => target.mailUrl ?? ''
const enter = async (email: string, password: string) =>
  (await openClient(target).auth.signInWithPassword({ email, password })).error?.code ?? 'in'

/** An approved client of the firm, in a browser of the site. */
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

/** What a script of a page can do with a token: ask the auth service itself. */
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

describe.runIf(hasMailbox)('with a stolen token', () => {
  test('no password is set', async () => {
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
    // Not even whoever knows it sets another one past the site.
    expect((await change(token, { password: fresh, current_password: person.password })).status).toBe(500)
    expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
      'in',
      'invalid_credentials',
    ])
  })

  test('no password is set in a session that the link of a mail opened', async () => {
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

  test('no address is changed, and nobody gets a mail', async () => {
    const { person, browser } = await openClientBrowser()
    const email = newEmail('ladron')
    expect((await change(await tokenOf(browser), { email })).status).toBe(500)
    expect(await mailsTo(mailUrl(), email)).toEqual([])
    expect(await mailsTo(mailUrl(), person.email)).toEqual([])
    expect(await enter(person.email, person.password)).toBe('in')
  })

  test.each([0, 15, 30, 60])(
    'nothing changes either when every session ends %i ms after it was asked for',
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
        // Refused by the database, or because the session was over before it was looked at, or how it was opened.
        expect([400, 403, 500]).toContain((await asked).status)
        expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
          'in',
          'invalid_credentials',
        ])
      }
      expect(await mailsTo(mailUrl(), wanted)).toEqual([])
    },
  )

  test('what hangs on neither still changes', async () => {
    const { browser } = await openClientBrowser()
    expect(await change(await tokenOf(browser), { data: { tema: 'claro' } })).toMatchObject({ status: 200 })
  })

  test('that nobody signed, or of a closed session, nothing is', async () => {
    const { browser, person } = await openClientBrowser()
    const token = await tokenOf(browser)
    expect((await change(`${token}x`, { password: fresh })).status).toBe(403)
    must(await person.client.auth.signInWithPassword(person))
    await person.client.auth.signOut({ scope: 'global' })
    expect(await change(token, { password: fresh })).toEqual({ status: 403, code: 'session_not_found' })
  })
})

describe('on the page of the account', () => {
  test('the password changes for who knows it, and every other session ends', async () => {
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

const linkIn = async (email: string) => {
  const mails = await vi.waitFor(async () => {
    const found = (await mailsTo(mailUrl(), email)).filter(({ subject }) => subject.includes('correo'))
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  return confirmationLink(mails[0]!).searchParams.get('token_hash') ?? ''
}
const confirmChange = (browser: SiteBrowser, tokenHash: string) =>
  browser.send(confirmAction, { tokenHash, type: 'email_change' })

/** Changes the address with the word of both mailboxes. */
async function move(browser: SiteBrowser, current: string, from: string, to: string) {
  const asked = await browser.visit(() => changeEmailAction({ current, email: to }))
  expect(asked).toMatchObject({ ok: true })
  const [old, other] = [await linkIn(from), await linkIn(to)]
  expect(await confirmChange(openBrowser(), other)).toEqual({ to: null, code: null, message: null })
  expect(await confirmChange(browser, old)).toMatchObject({ to: '/portal' })
}

/** The link in the mail that the address got which was lost. */
async function undoIn(email: string) {
  const rows = must(
    await openClient(target, target.secretKey).from('outbox').select('payload').eq('payload->>to', email),
  )
  const mails = rows.map(({ payload }) => mailPayload.parse(payload))
  const mail = mails.find(({ template }) => template === 'email-changed')
  const text = mail ? renderMail(mail).text : ''
  const link = new URL(/http\S+\/auth\/deshacer\S+/.exec(text)?.[0] ?? 'http://none')
  return Object.fromEntries(link.searchParams) as { cambio: string; firma: string }
}
const undo = (link: { cambio: string; firma: string }, password = fresh) =>
  openBrowser().send(undoEmailAction, { ...link, password })

describe.runIf(hasMailbox)('a change of address', () => {
  test('needs the word of both mailboxes, each once', async () => {
    const { person, browser } = await openClientBrowser()
    const to = newEmail('despues')
    expect(
      await browser.visit(() => changeEmailAction({ current: person.password, email: to })),
    ).toMatchObject({ ok: true })
    const [old, other] = [await linkIn(person.email), await linkIn(to)]
    expect(old).not.toBe(other)
    for (const link of [old, other, old])
      expect(await findEmailChange(link)).toEqual({ before: person.email, after: to })
    expect(await findEmailChange('a'.repeat(56))).toBeNull()
    expect(await confirmChange(openBrowser(), other)).toEqual({ to: null, code: null, message: null })
    expect(await confirmChange(openBrowser(), other)).toMatchObject({ code: 'link-expired' })
    expect(await findEmailChange(other)).toBeNull()
    expect(await findEmailChange(old)).toEqual({ before: person.email, after: to })
    expect([await enter(person.email, person.password), await enter(to, person.password)]).toEqual([
      'in',
      'invalid_credentials',
    ])
    expect(await confirmChange(browser, old)).toMatchObject({ to: '/portal' })
    expect([await enter(person.email, person.password), await enter(to, person.password)]).toEqual([
      'invalid_credentials',
      'in',
    ])
  })

  test('is taken back from the old mailbox once, with a password of its own, and every session ends', async () => {
    const { person, browser } = await openClientBrowser()
    const thief = newEmail('ladron')
    await move(browser, person.password, person.email, thief)
    const link = await undoIn(person.email)
    expect(await undo({ ...link, firma: 'A'.repeat(43) })).toMatchObject({ code: 'link-expired' })
    expect(await undo(link, 'password')).toMatchObject({ code: 'weak-password' })
    expect(await enter(thief, person.password)).toBe('in')

    expect(await undo(link)).toMatchObject({ to: '/auth' })
    expect([await enter(thief, person.password), await enter(person.email, person.password)]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ])
    expect(await enter(person.email, fresh)).toBe('in')
    expect(await browser.visit(currentAccess)).toBeNull()
    expect(await undo(link, 'Otra-mas-2026')).toMatchObject({ code: 'link-expired' })
  })

  test('is taken back once, also with two presses at the same moment', async () => {
    const { person, browser } = await openClientBrowser()
    await move(browser, person.password, person.email, newEmail('ladron'))
    const link = await undoIn(person.email)
    const passwords = ['Primera-2026', 'Segunda-2026']
    const both = await Promise.all(passwords.map((password) => undo(link, password)))
    expect(both.map(({ to, code }) => to ?? code).sort()).toEqual(['/auth', 'link-expired'])
    const winner = both.findIndex(({ to }) => to !== null)
    expect(await Promise.all(passwords.map((password) => enter(person.email, password)))).toEqual(
      passwords.map((_, i) => (i === winner ? 'in' : 'invalid_credentials')),
    )
  })

  test('that was moved on is taken back all the same, and not by who moved it', async () => {
    const { person, browser } = await openClientBrowser()
    const [thief, second] = [newEmail('ladron'), newEmail('ladron')]
    await move(browser, person.password, person.email, thief)
    await pause(1100)
    await move(browser, person.password, thief, second)
    const [owners, thiefs] = [await undoIn(person.email), await undoIn(thief)]
    expect(await undo(owners)).toMatchObject({ to: '/auth' })
    expect(await undo(thiefs, 'Del-ladron-2026')).toMatchObject({ code: 'link-expired' })
    expect(await undoIn(second)).toEqual({})
    expect(await enter(person.email, fresh)).toBe('in')
  })

  test('is not barred by an account that somebody began with the free address', async () => {
    const { person, browser } = await openClientBrowser()
    await move(browser, person.password, person.email, newEmail('ladron'))
    await openClient(target).auth.signUp({ email: person.email, password: 'Del-ladron-2026' })
    expect(await undo(await undoIn(person.email))).toMatchObject({ to: '/auth' })
    expect(await enter(person.email, fresh)).toBe('in')
  })
})
