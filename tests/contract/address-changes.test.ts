import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeEmailAction } from '@/lib/account/actions'
import { confirmAction, signInAction, undoEmailAction } from '@/lib/auth/actions'
import { findEmailChange } from '@/lib/auth/link-owner'
import { currentAccess } from '@/lib/session/session'
import { mailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import type * as Limits from '@/lib/limits'
import {
  decide,
  must,
  newEmail,
  refusalOf,
  register,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo } from '../support/mailbox'
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

const linkIn = async (email: string) => {
  const mails = await vi.waitFor(
    async () => {
      const found = (await mailsTo(mailUrl(), email)).filter(({ subject }) => subject.includes('correo'))
      expect(found.length).toBeGreaterThan(0)
      return found
    },
    { timeout: 10_000 },
  )
  return confirmationLink(mails[0]!).searchParams.get('token_hash') ?? ''
}
const confirmChange = (browser: SiteBrowser, tokenHash: string) =>
  browser.send(confirmAction, { tokenHash, type: 'email_change' })

/** Requests a change of e-mail address and confirms it with the links from both mailboxes. */
async function move(browser: SiteBrowser, current: string, from: string, to: string) {
  const asked = await browser.visit(() => changeEmailAction({ current, email: to }))
  expect(asked).toMatchObject({ ok: true })
  const [old, other] = [await linkIn(from), await linkIn(to)]
  expect(await confirmChange(openBrowser(), other)).toEqual({ to: null, code: null, message: null })
  expect(await confirmChange(browser, old)).toMatchObject({ to: '/portal' })
}

async function undoIn(email: string) {
  const rows = must(
    await openClient(target, target.secretKey)
      .from('outbox')
      .select('payload')
      .eq('kind', 'mail')
      .eq('payload->>to', email),
  )
  const mails = rows.map(({ payload }) => mailPayload.parse(payload))
  const mail = mails.find(({ template }) => template === 'email-changed')
  const text = mail ? renderMail(mail).text : ''
  const link = new URL(/http\S+\/auth\/deshacer\S+/.exec(text)?.[0] ?? 'http://none')
  return Object.fromEntries(link.searchParams) as { cambio: string; firma: string }
}
const undo = (link: { cambio: string; firma: string }, password = fresh) =>
  openBrowser().send(undoEmailAction, { ...link, password })

describe('a change of e-mail address', () => {
  test('needs the links from both mailboxes, each once', async () => {
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

  test('can be undone once from the old mailbox with a new password, and every session ends', async () => {
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

  test('can be undone only once, also if the button is pressed twice at the same moment', async () => {
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

  test('can be undone by the owner even after a second change, but not by the thief', async () => {
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

  test('can be undone while a second change is pending, half confirmed or not at all, which cancels the second', async () => {
    for (const opened of [0, 1]) {
      const { person, browser } = await openClientBrowser()
      const [thief, second] = [newEmail('ladron'), newEmail('ladron')]
      await move(browser, person.password, person.email, thief)
      await pause(1100)
      const asked = await browser.visit(() => changeEmailAction({ current: person.password, email: second }))
      expect(asked).toMatchObject({ ok: true })
      const [old, other] = [await linkIn(thief), await linkIn(second)]
      if (opened) expect(await confirmChange(openBrowser(), other)).toMatchObject({ code: null })
      expect(await undo(await undoIn(person.email))).toMatchObject({ to: '/auth' })
      for (const link of [old, other])
        expect(await confirmChange(openBrowser(), link)).toMatchObject({ code: 'link-expired' })
      // Anybody can request the mails of a pending change again; here no change is pending, so no mail is sent.
      succeed(await openClient(target).auth.resend({ type: 'email_change', email: person.email }))
      expect((await mailsTo(mailUrl(), second)).length).toBe(1)
      expect([await enter(person.email, fresh), await enter(thief, person.password)]).toEqual([
        'in',
        'invalid_credentials',
      ])
    }
  })

  test('can be undone even if somebody registered with the old address meanwhile', async () => {
    const { person, browser } = await openClientBrowser()
    await move(browser, person.password, person.email, newEmail('ladron'))
    await openClient(target).auth.signUp({ email: person.email, password: 'Del-ladron-2026' })
    expect(await undo(await undoIn(person.email))).toMatchObject({ to: '/auth' })
    expect(await enter(person.email, fresh)).toBe('in')
  })
})
