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
