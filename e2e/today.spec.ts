import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, test, violationsOf } from './support/fixtures'
import { listens } from '../scripts/site-client/page-listens'
import { enterAsAdmin, enterAsAdvisor, adminName } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'
import { newPage } from './support/invoices-page'

test.describe('the queue of today', () => {
  const queue = (page: Page) => page.getByRole('region', { name: 'Cola de hoy' })
  const current = (page: Page) => queue(page).locator('li[data-current]')
  const action = (page: Page) => current(page).locator('[data-action]')

  test('works by keyboard alone, and its keys can be switched off', async ({ page }) => {
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

  test('opens the row that a pointer presses, even if another row is the current one', async ({ page }) => {
    await enterAsAdmin(page)
    await page.goto('/admin')
    await listens(page)
    const last = queue(page).locator('li:not([data-current]) > a[data-action]').last()
    const href = await last.getAttribute('href')
    await last.click()
    await page.waitForURL((url) => `${url.pathname}${url.search}` === href)
  })

  test('shows the current row in forced colours, and does not scroll sideways at 320 px', async ({
    page,
  }) => {
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
    const kinds = page.getByRole('navigation', { name: 'Tipos de asunto' })
    const others = queue(page)
      .getByRole('heading', { level: 4 })
      .filter({ hasNotText: /^(Factura:|\d+ facturas)/ })
    await kinds.getByRole('link', { name: /^Facturas/ }).press('Enter')
    await expect(page).toHaveURL(/\/admin\?ver=facturas$/)
    await expect(current(page).getByRole('heading')).toHaveText(/^(Factura:|\d+ facturas)/)
    await expect(others).toHaveCount(0)
    await kinds.getByRole('link', { name: 'Todo' }).press('Enter')
    await expect(others.first()).toBeVisible()
  })
})

test.describe('saved filters', () => {
  test('a member saves a filter of the clients, opens it by its name, renames it and deletes it', async ({
    page,
  }) => {
    const [first, second] = [`Vencidos ${randomUUID().slice(0, 8)}`, `Otros ${randomUUID().slice(0, 8)}`]
    await enterAsAdvisor(page)
    await page.goto('/admin/clientes?vista=vencido')
    await page.getByRole('button', { name: 'Guardar este filtro' }).click()
    const form = page.getByRole('form', { name: 'Guardar este filtro' })
    await expect(form.getByLabel('Nombre del filtro')).toBeFocused()
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(form.getByText('Escribe un nombre de 1 a 60 caracteres.')).toBeVisible()
    await form.getByLabel('Nombre del filtro').fill(first)
    expect(await violationsOf(page)).toEqual([])
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    const mine = page.getByRole('navigation', { name: 'Tus filtros guardados' })
    await expect(mine.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: 'Guardar este filtro' })).toHaveCount(0)

    await page.goto('/admin/clientes')
    await mine.getByRole('link', { name: first }).click()
    await expect(page).toHaveURL('/admin/clientes?vista=vencido')
    await page.getByText('Editar tus filtros').click()
    const edit = page.getByRole('form', { name: `Cambiar nombre: ${first}` })
    await edit.getByLabel('Nombre del filtro').fill(second)
    expect(await violationsOf(page)).toEqual([])
    const usual = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 320, height: 800 })
    await noOverflow(page)
    await page.setViewportSize(usual)
    await edit.getByRole('button', { name: `Cambiar nombre: ${first}` }).click()
    await expect(mine.getByRole('link', { name: second })).toBeVisible()
    await page.getByRole('button', { name: `Borrar: ${second}` }).click()
    await page.getByRole('button', { name: 'Borrar filtro' }).click()
    await expect(mine.getByRole('link', { name: second })).toHaveCount(0)
  })
})

test.describe('settings of the review', () => {
  test(
    'only administrators decide what the rules may accept',
    { tag: '@core' },
    async ({ page, browser, extraHTTPHeaders }) => {
      await enterAsAdmin(page)
      await page.goto('/admin/facturas/ajustes')
      const notes = page.getByRole('switch', { name: 'Notas débito' })
      await expect(notes).not.toBeChecked()
      await notes.focus()
      await page.keyboard.press('Space')
      await expect(notes).toBeChecked()
      await noViolations(page)
      await page.reload()
      await expect(notes).toBeChecked()
      await notes.click()
      await expect(notes).not.toBeChecked()
      const other = await newPage(browser, extraHTTPHeaders)
      await enterAsAdvisor(other)
      expect((await other.goto('/admin/facturas/ajustes'))?.status()).toBe(404)
      await expect(
        other.getByRole('heading', { name: 'Esta página es solo para administración' }),
      ).toBeVisible()
      await expect(other.getByText(`Pídele a ${adminName}`)).toBeVisible()
      await other.goto('/admin/clientes/nuevo')
      await expect(other.getByText(`Pídele a ${adminName}`)).toBeVisible()
      await other.context().close()
    },
  )
})
