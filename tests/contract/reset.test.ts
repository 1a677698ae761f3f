import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPasswordAction, requestResetAction, signUpAction } from '@/lib/auth/actions'
import { makeBackupCodes } from '@/lib/auth/backup-codes'
import { needsCode } from '@/lib/auth/reset-with-code'
import { currentAccess } from '@/lib/session/session'
import type * as Limits from '@/lib/limits'
import {
  decide,
  must,
  newEmail,
  refusalOf,
  register,
  registerStaff,
  succeed,
  totpCode,
  type Person,
} from '../support/contract-people'
import { hasMailbox, openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, waitForMails } from '../support/mailbox'
import { openBrowser, useBackend, type SiteBrowser } from '../support/site-browser'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))
const limits = vi.hoisted(() => ({ on: false }))
vi.mock('@/lib/limits', async (load) => {
  const real = await load<typeof Limits>()
  return { ...real, takeLimits: async (list: never) => (limits.on ? real.takeLimits(list) : undefined) }
})

let target: ContractTarget
let staff: Person
beforeAll(async () => {
  target = await openSharedTarget()
  useBackend(target)
  staff = await registerStaff(target)
})
afterAll(() => target?.stop())
beforeEach(() => void (limits.on = false))

const fresh = 'Una-nueva-2026'
const enter = async (email: string, password: string) =>
  refusalOf(await openClient(target).auth.signInWithPassword({ email, password })) ?? 'in'

async function memberWithStep() {
  const member = await register(target, 'admin')
  const service = openClient(target, target.secretKey)
  succeed(await service.rpc('add_staff_member', { member: member.id, member_role: 'admin' }))
  const secret = await enrol(member)
  return { member, secret }
}

async function enrol({ client: { auth } }: Person): Promise<string> {
  const { id: factorId, totp } = must(await auth.mfa.enroll({ factorType: 'totp' }))
  succeed(await auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) }))
  return totp.secret
}

async function resetLink(email: string): Promise<string> {
  await openBrowser().send(requestResetAction, { email })
  const [mail] = await waitForMails(target.mailUrl ?? '', email, 1)
  return confirmationLink(mail!).searchParams.get('token_hash') ?? ''
}
const reset = (browser: SiteBrowser, tokenHash: string, password: string, code?: string) =>
  browser.send(newPasswordAction, { tokenHash, password, ...(code === undefined ? {} : { code }) })

describe.runIf(hasMailbox)('a reset of a member’s password', () => {
  test('needs the code of the second step, and a wrong code does not use up the link', async () => {
    const { member, secret } = await memberWithStep()
    const link = await resetLink(member.email)
    const browser = openBrowser()
    expect(await browser.visit(() => needsCode(link))).toBe(true)
    for (const missing of [undefined, '', '  '])
      expect(await reset(browser, link, fresh, missing)).toMatchObject({ to: null, code: 'code-needed' })
    expect(await reset(browser, link, fresh, '12ab')).toMatchObject({ code: 'invalid-input' })
    expect(await reset(browser, link, 'password', totpCode(secret, 1))).toMatchObject({
      code: 'weak-password',
    })
    for (const wrong of ['000000', '111111'])
      expect(await reset(browser, link, fresh, wrong)).toMatchObject({ to: null, code: 'wrong-code' })
    expect(await browser.visit(() => needsCode(link))).toBe(true)
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect(await enter(member.email, member.password)).toBe('in')

    expect(await reset(browser, link, fresh, totpCode(secret, 1))).toMatchObject({ to: '/admin' })
    expect([await enter(member.email, member.password), await enter(member.email, fresh)]).toEqual([
      'invalid_credentials',
      'in',
    ])
    expect(await browser.visit(currentAccess)).toMatchObject({ staff: 'admin', owed: null })
    expect((await member.client.auth.refreshSession()).error).not.toBeNull()
    expect(await reset(browser, link, 'Otra-mas-2026', totpCode(secret, 2))).toMatchObject({
      code: 'link-expired',
    })
  })

  test('works with a backup code, which removes the lost app', async () => {
    const { member } = await memberWithStep()
    const [first = '', second = ''] = await makeBackupCodes(member.id, null)
    const link = await resetLink(member.email)
    const browser = openBrowser()
    const withBackup = (backupCode: string) =>
      browser.send(newPasswordAction, { tokenHash: link, password: fresh, code: '', backupCode })
    expect(await withBackup('12ab')).toMatchObject({ code: 'invalid-input' })
    expect(await withBackup('00000-00000')).toMatchObject({ to: null, code: 'wrong-backup-code' })
    expect(await enter(member.email, member.password)).toBe('in')
    expect(await withBackup(first.toLowerCase())).toMatchObject({ to: '/segundo-paso' })
    expect([await enter(member.email, member.password), await enter(member.email, fresh)]).toEqual([
      'invalid_credentials',
      'in',
    ])
    expect(await browser.visit(currentAccess)).toMatchObject({ owed: 'enrol' })
    expect((await member.client.auth.refreshSession()).error).not.toBeNull()
    expect(await withBackup(second)).toMatchObject({ code: 'link-expired' })
  })

  test('works once with a code, although the button is pressed twice at the same moment', async () => {
    const { member, secret } = await memberWithStep()
    const link = await resetLink(member.email)
    const passwords = ['Primera-2026', 'Segunda-2026']
    const code = totpCode(secret, 1)
    const both = await Promise.all(passwords.map((password) => reset(openBrowser(), link, password, code)))
    expect(both.map(({ to, code: refusal }) => to ?? refusal).sort()).toEqual(['/admin', 'link-expired'])
    const winner = passwords[both.findIndex(({ to }) => to !== null)] ?? ''
    expect(await enter(member.email, winner)).toBe('in')
  })

  test('allows only five wrong codes before it is limited', async () => {
    const { member } = await memberWithStep()
    const link = await resetLink(member.email)
    limits.on = true
    const browser = openBrowser()
    const codes = []
    for (let i = 0; i < 6; i++) codes.push((await reset(browser, link, fresh, `00000${i}`)).code)
    expect(codes).toEqual([...Array<string>(5).fill('wrong-code'), 'rate-limited'])
    expect(await enter(member.email, member.password)).toBe('in')
  })

  test('loses its link after ten tries with wrong codes', async () => {
    const { member } = await memberWithStep()
    const link = await resetLink(member.email)
    limits.on = true
    const browser = openBrowser()
    const codes = []
    for (let i = 0; i < 10; i++) codes.push((await reset(browser, link, fresh, `00000${i}`)).code)
    expect(codes.slice(7)).toEqual(['rate-limited', 'rate-limited', 'link-expired'])
  })

  test('needs only the link after another administrator reset the second step', async () => {
    const { member } = await memberWithStep()
    const link = await resetLink(member.email)
    succeed(await staff.client.rpc('reset_second_step', { member: member.id }))
    const browser = openBrowser()
    expect(await browser.visit(() => needsCode(link))).toBe(false)
    expect(await reset(browser, link, fresh)).toMatchObject({ to: '/segundo-paso' })
    expect(await enter(member.email, fresh)).toBe('in')
  })

  test('is refused by the auth service itself with only the link', async () => {
    const { member } = await memberWithStep()
    const { auth } = openClient(target)
    must(await auth.verifyOtp({ token_hash: await resetLink(member.email), type: 'recovery' }))
    expect((await auth.updateUser({ password: fresh })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await auth.updateUser({ email: newEmail('otro') })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect(await enter(member.email, member.password)).toBe('in')
  })
})

describe.runIf(hasMailbox)('a reset of a client’s password', () => {
  test('needs only the link, and works once', async () => {
    const person = await register(target, 'cliente')
    await decide(staff, person, 'approved')
    const link = await resetLink(person.email)
    const browser = openBrowser()
    expect(await browser.visit(() => needsCode(link))).toBe(false)
    expect(await reset(browser, link, 'password')).toMatchObject({ code: 'weak-password' })
    expect(await reset(browser, link, fresh)).toMatchObject({ to: '/portal' })
    expect(await reset(browser, link, 'Otra-mas-2026')).toMatchObject({ code: 'link-expired' })
    expect([await enter(person.email, person.password), await enter(person.email, fresh)]).toEqual([
      'invalid_credentials',
      'in',
    ])
    expect((await person.client.auth.refreshSession()).error).not.toBeNull()
  })

  test('works once, although the button is pressed twice at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const person = await register(target, 'doble')
      const link = await resetLink(person.email)
      const passwords = ['Primera-2026', 'Segunda-2026']
      const both = await Promise.all(passwords.map((password) => reset(openBrowser(), link, password)))
      expect(both.map(({ to, code }) => to ?? code).sort()).toEqual(['/waitlist', 'link-expired'])
      const winner = both.findIndex(({ to }) => to !== null)
      expect(await Promise.all(passwords.map((password) => enter(person.email, password)))).toEqual(
        passwords.map((_, i) => (i === winner ? 'in' : 'invalid_credentials')),
      )
    }
  })

  test('may set the current password again', async () => {
    const person = await register(target, 'cliente')
    expect(await reset(openBrowser(), await resetLink(person.email), person.password)).toMatchObject({
      to: '/waitlist',
    })
    expect(await enter(person.email, person.password)).toBe('in')
  })

  test('works even if a stolen session set up a second step', async () => {
    const person = await register(target, 'cliente')
    await enrol(person)
    expect(await reset(openBrowser(), await resetLink(person.email), fresh)).toMatchObject({
      to: '/waitlist',
    })
    expect(await enter(person.email, fresh)).toBe('in')
  })

  test('leaves no password of another person to an owner who had never confirmed the address', async () => {
    const email = newEmail('duena')
    await openBrowser().send(signUpAction, { email, password: 'Del-otro-2026' })
    await openBrowser().send(requestResetAction, { email })
    const mails = await vi.waitFor(async () => {
      const found = await waitForMails(target.mailUrl ?? '', email, 2)
      return found.filter(({ subject }) => subject.includes('contraseña'))
    })
    const link = confirmationLink(mails[0]!).searchParams.get('token_hash') ?? ''
    expect(await reset(openBrowser(), link, fresh)).toMatchObject({ to: '/waitlist' })
    expect([await enter(email, 'Del-otro-2026'), await enter(email, fresh)]).toEqual([
      'invalid_credentials',
      'in',
    ])
  })
})
