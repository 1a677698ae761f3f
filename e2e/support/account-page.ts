import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { newClient } from './agenda-page'
import { signIn } from './members'

export { noOverflow, noViolations } from './tasks-page'

export const password = 'Cuenta-2026-larga'
export const uniqueEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@ejemplo.test`

export async function otherBrowser(
  browser: Browser,
  extraHTTPHeaders?: Record<string, string>,
): Promise<Page> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  return context.newPage()
}

/** Confirms the approval although the person entered nothing about their company. */
export const approveUnknown = (firm: Page) =>
  firm.getByRole('dialog').getByRole('button', { name: 'Aprobar de todos modos' }).click()

export async function enterAccount(page: Page): Promise<string> {
  const { email, db } = await newClient('cuenta', { password })
  // This session is closed, so that the account's page lists only the browser's session.
  await db.auth.signOut({ scope: 'local' })
  await signIn(page, email, password)
  await openAccount(page)
  return email
}

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/portal/cuenta')
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible()
  await hydrated(page.getByLabel('Razón social').first())
}

/** Waits until React handles the element's events, because before that links and forms load a new page. */
export const hydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

export async function addCompany(page: Page, name: string, nit: string, digit: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Agregar una empresa' })
  await form.getByLabel('Razón social').fill(name)
  await form.getByLabel('NIT, sin dígito').fill(nit)
  await form.getByLabel('Dígito', { exact: true }).fill(digit)
  await form.getByRole('button', { name: 'Agregar empresa' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
}
