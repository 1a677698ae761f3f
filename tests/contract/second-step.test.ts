import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asFormAction } from '@/lib/action'
import { passSecondStepAction, signInAction } from '@/lib/auth/actions'
import { invitedUser, requirePendingSecondStep } from '@/lib/session/require'
import { currentAccess } from '@/lib/session/session'
import { decide, must, register, registerStaff, succeed, totpCode } from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { openBrowser, useBackend } from '../support/site-browser'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))

let target: ContractTarget
beforeAll(async () => {
  target = await openSharedTarget()
  useBackend(target)
})
afterAll(() => target?.stop())

/** Registers a person who has a second step but no access; `secret` is the secret of the authenticator app. */
async function personWithStep(status: 'waitlist' | 'rejected') {
  const person = await register(target, 'luis')
  const { auth } = person.client
  const { id: factorId, totp } = must(await auth.mfa.enroll({ factorType: 'totp' }))
  succeed(await auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) }))
  succeed(await openClient(target, target.secretKey).rpc('keep_second_step', { person: person.id }))
  if (status === 'rejected') await decide(await registerStaff(target), person, status)
  return { ...person, secret: totp.secret }
}

const token = 'a'.repeat(64)
test.each([
  ['waits', 'waitlist', '/bienvenida', '/bienvenida'],
  ['waits', 'waitlist', '/portal', '/waitlist'],
  ['waits', 'waitlist', `/invitacion?enlace=${token}`, `/invitacion?enlace=${token}`],
  ['was rejected', 'rejected', '/portal', '/access-denied'],
] as const)(
  'a person who has a second step and %s first enters a code (%s, %s), and then sees %s',
  async (_, status, next, to) => {
    const { email, password, secret } = await personWithStep(status)
    const browser = openBrowser()
    const screen = `/segundo-paso?next=${encodeURIComponent(next)}`
    expect(await browser.send(signInAction, { email, password, next })).toMatchObject({ to: screen })
    expect(await browser.visit(requirePendingSecondStep)).toMatchObject({
      email,
      owed: 'verify',
      member: false,
    })
    await expect(browser.visit(() => invitedUser(token))).rejects.toThrow('NEXT_REDIRECT')
    expect(
      await browser.send(asFormAction(passSecondStepAction), { code: totpCode(secret, 1), next }),
    ).toMatchObject({ to })
    expect(await browser.visit(currentAccess)).toMatchObject({ status, owed: null })
  },
)
