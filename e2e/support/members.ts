import { expect, type Page } from '@playwright/test'
import { demoMembers } from '../../supabase/demo-accounts'

/** What the members are called where others read of them. */
export const { advisor: advisorName, admin: adminName } = demoMembers

type Code = { email: string; code: string; waitMs: number }
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const mailbox = process.env.E2E_MAIL_URL ?? 'http://127.0.0.1:54324'
const kept = new Map<string, Cookies>()

/** What the authenticator application of a demo account shows, once the auth service takes it: a code is good once. */
async function codeOf(email: string): Promise<string> {
  const ask = async () => {
    const response = await fetch(`${mailbox}/api/codigos`)
    return ((await response.json()) as Code[]).find((code) => code.email === email)
  }
  await expect
    .poll(async () => (await ask())?.waitMs, { message: `a code of ${email}`, timeout: 45_000 })
    .toBe(0)
  return (await ask())?.code ?? ''
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirmar código', exact: true, disabled: false })
const isThere = (page: Page) => /\/segundo-paso$/.test(page.url())

/**
 * Writes a code until one is taken: another test may have used the same one a moment before. Only what was refused is
 * tried again, however long the answer takes: five refusals close the step for a quarter of an hour.
 */
async function passSecondStep(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/segundo-paso$/)
  const until = Date.now() + 110_000
  while (isThere(page) && Date.now() < until) {
    await page.getByLabel('Código de 6 números').fill(await codeOf(email))
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await confirm(page).click()
    await answer
    await expect.poll(async () => !isThere(page) || (await confirm(page).count()) > 0).toBe(true)
  }
  await expect(page).not.toHaveURL(/\/segundo-paso$/)
}

/** A browser that is signed in as a member; each worker signs in once. Sign out there, and the others are out as well. */
async function enter(page: Page, email: string, open: () => Promise<void>): Promise<void> {
  const cookies = kept.get(email)
  if (cookies) {
    await page.context().addCookies(cookies)
    return
  }
  await open()
  kept.set(email, await page.context().cookies())
}

export const enterAsAdvisor = (page: Page) =>
  enter(page, 'asesora@demo.co', () => signIn(page, 'asesora@demo.co'))

/** The first time in a worker it waits up to half a minute for the next code. */
export const enterAsAdmin = (page: Page) =>
  enter(page, 'admin@demo.co', async () => {
    await signIn(page, 'admin@demo.co')
    await passSecondStep(page, 'admin@demo.co')
  })

export const demoPassword = 'Portal-2026'

/** Signs in through the form and waits until the page that comes after it is there. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).not.toHaveURL(/\/auth/, { timeout: 30_000 })
}

/** Sends the form and waits for its answer: a button that is not yet disabled looks like one that is enabled again. */
export async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await answer
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeEnabled()
}
