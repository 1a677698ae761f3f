import type { Page } from '@playwright/test'
import { expect, listens, test } from './support/fixtures'
import { enterAsAdmin } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const queue = (page: Page) => page.getByRole('region', { name: 'Cola de hoy' })
const current = (page: Page) => queue(page).locator('li[data-current]')
const action = (page: Page) => current(page).locator('[data-action]')

test('the queue of the day is walked with the keyboard alone, and its keys can be switched off', async ({
  page,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin')
  const first = await current(page).getByRole('heading').textContent()
  await page.keyboard.press('j')
  await expect(action(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(current(page).getByRole('heading')).not.toHaveText(first ?? '')
  await page.keyboard.press('k')
  await expect(current(page).getByRole('heading')).toHaveText(first ?? '')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atajos del teclado' })
  await expect(help.getByText('Bajar al siguiente')).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Usar los atajos de una tecla').press('Space')
  await page.keyboard.press('Escape')
  await expect(queue(page).locator('kbd')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(current(page).getByRole('heading')).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Ver los atajos' }).press('Enter')
  await page.getByLabel('Usar los atajos de una tecla').press('Space')
  await page.keyboard.press('Escape')
  const href = await action(page).getAttribute('href')
  await action(page).press('Enter')
  await page.waitForURL((url) => `${url.pathname}${url.search}` === href)
  await page.goBack()
  await listens(page)
})

test('what a pointer presses in any row leads on, whichever row is the current one', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin')
  await listens(page)
  const last = queue(page).locator('li:not([data-current]) > a[data-action]').last()
  const href = await last.getAttribute('href')
  await last.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === href)
})

test('the current row is seen in forced colours, and nothing slides at 320 px', async ({ page }) => {
  await enterAsAdmin(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin')
  await expect(queue(page).getByRole('region', { name: /^Hoy/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Esperas del cliente' })).toBeVisible()
  const due = page.getByRole('region', { name: 'Vence esta semana' })
  await expect(due.getByRole('link', { name: 'Ver trabajo' })).toHaveAttribute('href', '/admin/trabajo')
  await noViolations(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(current(page)).toHaveCSS('border-left-style', 'double')
  await noOverflow(page)
  // One kind alone, in the address.
  const kinds = page.getByRole('navigation', { name: 'Tipos de asunto' })
  await kinds.getByRole('link', { name: /^Facturas/ }).press('Enter')
  await expect(page).toHaveURL(/\/admin\?ver=facturas$/)
  await expect(current(page).getByRole('heading')).toHaveText(/^(Factura:|\d+ facturas)/)
  await expect(queue(page).getByRole('heading', { name: /^Mensaje:/ })).toHaveCount(0)
  await kinds.getByRole('link', { name: 'Todo' }).press('Enter')
  await expect(
    queue(page)
      .getByRole('heading', { name: /^Mensaje:/ })
      .first(),
  ).toBeVisible()
})
