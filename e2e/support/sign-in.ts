import { expect, type Page } from '@playwright/test'

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
