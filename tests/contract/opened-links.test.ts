import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import ConfirmPage from '@/app/(access)/auth/confirmar/page'
import UndoPage from '@/app/(access)/auth/deshacer/page'
import ResetPage from '@/app/(access)/auth/recuperar/page'
import { changeEmailAction } from '@/lib/account/actions'
import {
  confirmAction,
  newPasswordAction,
  requestResetAction,
  signInAction,
  signUpAction,
  undoEmailAction,
} from '@/lib/auth/actions'
import { undoPath } from '@/lib/auth/link-owner'
import type * as Limits from '@/lib/limits'
import { mailPayload } from '@/lib/mail/mail-payload'
import { decide, must, newEmail, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, waitForMails } from '../support/mailbox'
import { openBrowser, useBackend } from '../support/site-browser'

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

const pages = { '/auth/confirmar': ConfirmPage, '/auth/recuperar': ResetPage, '/auth/deshacer': UndoPage }

/** Requests the page of a link and follows redirects, like a mail scanner. */
async function scan(link: URL): Promise<void> {
  const page = pages[link.pathname as keyof typeof pages]
  const props = {
    params: Promise.resolve({}),
    searchParams: Promise.resolve(Object.fromEntries(link.searchParams)),
  }
  try {
    await openBrowser().visit(async () => page(props))
  } catch (error) {
    const [kind, , to = ''] = String((error as { digest?: unknown }).digest).split(';')
    if (kind !== 'NEXT_REDIRECT') throw error
    await scan(new URL(to, target.siteUrl))
  }
}
const scanThrice = async (link: URL) => {
  for (let time = 0; time < 3; time++) await scan(link)
}

async function linkIn(email: string): Promise<URL> {
  const [mail] = await waitForMails(target.mailUrl ?? '', email, 1)
  return confirmationLink(mail!)
}
const tokenOf = (link: URL) => link.searchParams.get('token_hash') ?? ''
const password = 'Mi-propia-2026'

test('a registration link still confirms the address after mail scanners opened it', async () => {
  const email = newEmail('nueva')
  const browser = openBrowser()
  await browser.send(signUpAction, { email, password })
  const link = await linkIn(email)
  await scanThrice(link)
  expect(await browser.send(confirmAction, { tokenHash: tokenOf(link), type: 'signup' })).toMatchObject({
    to: '/bienvenida',
  })
})

test('a reset link still sets a password after mail scanners opened it', async () => {
  const { email } = await register(target, 'olvido')
  await openBrowser().send(requestResetAction, { email })
  const link = await linkIn(email)
  await scanThrice(link)
  expect(await openBrowser().send(newPasswordAction, { tokenHash: tokenOf(link), password })).toMatchObject({
    to: '/waitlist',
  })
})

test('mail scanners use up neither the links of a change of address nor the undo link', async () => {
  const person = await register(target, 'cliente')
  await decide(staff, person, 'approved')
  const browser = openBrowser()
  await browser.send(signInAction, { email: person.email, password: person.password })
  const email = newEmail('otra')
  expect(await browser.visit(() => changeEmailAction({ current: person.password, email }))).toMatchObject({
    ok: true,
  })
  const [old, fresh] = [await linkIn(person.email), await linkIn(email)]
  await Promise.all([old, fresh].map(scanThrice))
  const confirm = (link: URL) =>
    browser.send(confirmAction, { tokenHash: tokenOf(link), type: 'email_change' })
  expect(await confirm(fresh)).toEqual({ to: null, code: null, message: null })
  await scanThrice(old)
  expect(await confirm(old)).toMatchObject({ to: '/portal' })

  const rows = must(
    await openClient(target, target.secretKey)
      .from('outbox')
      .select('payload')
      .eq('kind', 'mail')
      .eq('payload->>to', person.email),
  )
  const payloads = rows.map(({ payload }) => mailPayload.parse(payload))
  const mail = payloads.find(({ template }) => template === 'email-changed')
  if (mail?.template !== 'email-changed') throw new Error('no mail')
  const back = new URL(undoPath(mail.data.undo ?? ''), target.siteUrl)
  await scanThrice(back)
  const undo = Object.fromEntries(back.searchParams) as { cambio: string; firma: string }
  expect(await openBrowser().send(undoEmailAction, { ...undo, password })).toMatchObject({ to: '/auth' })
})
