import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays, bogotaDay, formatCivilDay } from '@/lib/calendar/civil-day'
import { advisor, newClient } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { enterAsAdmin, enterAsAdvisor, signIn } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const narrow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('the firm notes a fee, collects it and reopens it; the client sees the fee and turns reminders off', async ({
  page,
  browser,
}) => {
  const client = await newClient(`honorario${Date.now()}`)
  const today = bogotaDay(new Date())
  const due = addDays(today, -3)
  const { error } = await (
    await advisor()
  ).db.rpc('save_fee', {
    fee: randomUUID(),
    content: { client: client.id, concept: 'Renta 2025', amount: 900_000, dueOn: due, reminds: true },
  })
  expect(error).toBeNull()

  await enterAsAdvisor(page)
  await page.goto(`/admin/honorarios?cliente=${client.id}`)
  await expect(page.getByText(`Venció el ${formatCivilDay(due)}`)).toBeVisible()
  await page.getByRole('link', { name: 'Anotar un honorario' }).click()
  await page.getByRole('button', { name: 'Guardar el honorario' }).click()
  await expect(page.getByLabel('Concepto')).toBeFocused()
  await page.getByLabel('Concepto').fill('Contabilidad de diciembre')
  await page.getByLabel('Valor en pesos, sin IVA').fill('1.480.000')
  await page.getByRole('button', { name: /^Se paga a más tardar/ }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Se paga a más tardar' })
    .locator('td[data-today] button')
    .press('Enter')
  await noViolations(page)
  await narrow(page)
  await page.getByRole('button', { name: 'Guardar el honorario' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/honorarios\\?cliente=${client.id}`))
  const row = page.getByRole('listitem').filter({ hasText: 'Contabilidad de diciembre' })
  await expect(row.getByText(/1\.480\.000/)).toBeVisible()
  await noViolations(page)
  await narrow(page)

  await row.getByRole('button', { name: /^Ya se cobró/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Ya se cobró?' })
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Anotar que se cobró' }).press('Enter')
  await toast(page, 'Quedó cobrado')
  await keepsFocus(page)
  await page.getByRole('link', { name: 'Cobrados' }).click()
  await expect(page.getByText(`Cobrado el ${formatCivilDay(today)}`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Volver a por cobrar/ }).press('Enter')
  await toast(page, 'Vuelve a estar por cobrar')
  await keepsFocus(page)

  await page.goto(`/admin/honorarios?cliente=${client.id}`)
  const again = page.getByRole('listitem').filter({ hasText: 'Contabilidad de diciembre' })
  await again.getByRole('button', { name: /^Anular/ }).press('Enter')
  const voiding = page.getByRole('dialog', { name: '¿Anular este honorario?' })
  await voiding.getByRole('button', { name: 'Anular el honorario' }).press('Enter')
  await expect(voiding.getByLabel('Por qué')).toBeFocused()
  await voiding.getByLabel('Por qué').fill('Se anotó dos veces')
  await voiding.getByRole('button', { name: 'Anular el honorario' }).press('Enter')
  await toast(page, 'Honorario anulado')
  await keepsFocus(page)

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, client.email, client.password)
  await theirs.goto('/portal/honorarios')
  await expect(theirs.getByText('Renta 2025')).toBeVisible()
  await expect(theirs.getByText('Contabilidad de diciembre')).toHaveCount(0)
  await noViolations(theirs)
  await theirs.setViewportSize({ width: 320, height: 700 })
  await noOverflow(theirs)
  await theirs.getByRole('button', { name: 'No recordarme por correo' }).press('Enter')
  await toast(theirs, 'Ya no te recordamos los honorarios')
  await keepsFocus(theirs)
  await expect(theirs.getByRole('button', { name: 'Recordarme por correo' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Volver a recordarle' }).press('Enter')
  await toast(
    page,
    'No pudimos guardarlo',
    'El cliente apagó estos recordatorios. Solo él los vuelve a encender.',
  )
  await keepsFocus(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV$/ }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain('"Renta 2025";900000')
})

test('the page of all fees has no accessibility violations, and fits a narrow screen', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/honorarios')
  await expect(page.getByRole('heading', { level: 1, name: 'Honorarios' })).toBeVisible()
  await noViolations(page)
  await narrow(page)
})
