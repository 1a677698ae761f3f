import { createServerClient } from '@supabase/ssr'
import { chromium, expect, type Cookie, type FullConfig, type Page } from '@playwright/test'
import { cookieOptions, hintCookie, hintOf } from '@/lib/supabase/session-cookie'
import { demoMembers } from '../../supabase/demo-accounts'
import { listens } from '../../scripts/site-client/page-listens'

export const { advisor: advisorName, admin: adminName } = demoMembers

type Code = { email: string; code: string; waitMs: number }
type Members = Record<'advisor' | 'admin', Cookie[]>

const mailbox = process.env.E2E_MAIL_URL ?? 'http://127.0.0.1:54324'

/** Returns an unused code; if the current code was used, waits for the next code, because each code works once. */
async function codeOf(email: string): Promise<string> {
  const ask = async () => {
    const response = await fetch(`${mailbox}/api/codigos`)
    return ((await response.json()) as Code[]).find((code) => code.email === email)
  }
  await expect.poll(async () => (await ask())?.waitMs, { message: `a code of ${email}` }).toBe(0)
  return (await ask())?.code ?? ''
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirmar código', exact: true, disabled: false })
const isThere = (page: Page) => /\/segundo-paso$/.test(page.url())

/**
 * Enters codes until one is accepted, because another test may have used the same code.
 * The next code is entered only after a refusal, because five refusals lock the second step for a quarter of an hour.
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

/** The members sign in once for all Playwright workers, because each code works only once. */
export default async function signInMembers({ projects: [project] }: FullConfig): Promise<void> {
  const { baseURL, launchOptions, locale } = project?.use ?? {}
  const browser = await chromium.launch(launchOptions)
  const cookiesOf = async (open: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ baseURL, locale })
    await open(await context.newPage())
    return context.cookies()
  }
  const members: Members = {
    advisor: await cookiesOf((page) => signIn(page, 'asesora@demo.co')),
    admin: await cookiesOf(async (page) => {
      await signIn(page, 'admin@demo.co')
      await passSecondStep(page, 'admin@demo.co')
    }),
  }
  process.env.E2E_MEMBERS = JSON.stringify(members)
  await browser.close()
}

/** Gives the page a member's session. All tests share the session, so no test may sign out with it. */
const enter = (page: Page, member: keyof Members) =>
  page.context().addCookies((JSON.parse(process.env.E2E_MEMBERS ?? '') as Members)[member])

export const enterAsAdvisor = (page: Page) => enter(page, 'advisor')
export const enterAsAdmin = (page: Page) => enter(page, 'admin')

export const demoPassword = 'Portal-2026'

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth')
  await listens(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
}

/** Waits for the response, because the enabled button alone does not show that the response has come. */
export async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await answer
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeEnabled()
}

type Credentials = { email: string; password?: string }

/** Gives the page a person's session without the sign-in pages, and opens no page. */
export async function enterAs(page: Page, { email, password = demoPassword }: Credentials): Promise<void> {
  const cookies = [{ name: hintCookie.name, value: hintOf(email) }]
  const client = createServerClient(
    process.env.SUPABASE_URL ?? '',
    process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    {
      cookieOptions,
      cookies: { getAll: () => [], setAll: (list) => void cookies.push(...list) },
    },
  )
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  await expect.poll(() => cookies.length).toBeGreaterThan(1)
  const { secure, path } = cookieOptions
  const { hostname: domain } = new URL(process.env.SITE_URL ?? '')
  await page.context().addCookies(
    cookies.map(({ name, value }) => ({
      name,
      value,
      domain,
      path,
      secure,
      sameSite: 'Lax',
      httpOnly: name.startsWith(cookieOptions.name),
    })),
  )
}
