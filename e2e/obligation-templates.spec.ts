import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { namedClient } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

async function pick(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).fill(name.toLowerCase())
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('a work template is assigned to a client, its work appears on the board, and a step is ticked', async ({
  page,
}) => {
  const client = await namedClient('Cierra')
  const name = `Cierre ${randomUUID().slice(0, 8)}`
  await enterAsAdmin(page)
  await page.goto('/admin/trabajo')
  await page.getByRole('link', { name: 'Plantillas' }).click()
  await page.getByRole('link', { name: 'Nueva plantilla' }).click()
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Pasos').fill('Causar las facturas\nConciliar los bancos')
  await page.getByLabel('Horas estimadas').fill('2,5')
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Cada mes, día hábil 5 del mes siguiente.')).toBeVisible()

  await pick(page, 'Agregar cliente', client.name)
  await page.getByRole('button', { name: 'Dar a 1 cliente' }).click()
  await toast(page, 'El trabajo aparece en el tablero')
  await expect(page.getByText(/^En marcha\. Desde el /)).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto(`/admin/clientes/${client.id}?ver=trabajo`)
  const work = page.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  await expect(work).toBeVisible()
  await work.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('checkbox', { name: 'Causar las facturas' }).check()
  await expect(drawer.getByText('1 de 2 pasos')).toBeVisible()
  await expect(drawer.getByText(/Paso hecho: /)).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')

  await page.goto('/admin/trabajo?vista=lista')
  await page.getByRole('combobox', { name: 'Obligación' }).selectOption({ label: name })
  await expect(page).toHaveURL(/obligacion=work/)

  await page.goto('/admin/trabajo/plantillas')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: /^Pausar/ }).click()
  await expect(page.getByText(/^En pausa\. /)).toBeVisible()
  await page.getByRole('button', { name: 'Archivar' }).click()
  await page.getByRole('button', { name: 'Archivar plantilla' }).click()
  await expect(page.getByText('Está archivada: no crea trabajo')).toBeVisible()
})

test('an obligation outside of the calendar is added from the board and completed without a number', async ({
  page,
}) => {
  const client = await namedClient('Propia')
  const name = `Responder ${randomUUID().slice(0, 8)}`
  await enterAsAdmin(page)
  await page.goto('/admin/trabajo')
  await page.getByRole('link', { name: 'Agregar obligación' }).click()
  await pick(page, 'Cliente', client.name)
  await page.getByLabel('Nombre').fill(name)
  const due = new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10)
  await page.getByLabel('Vence').fill(due)
  await noViolations(page)
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await toast(page, 'Obligación agregada')
  await page.getByRole('searchbox').fill(client.name)
  const line = page.getByRole('link', { name, exact: true })
  await expect(line).toBeVisible()
  await line.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Hecha' })
  await drawer
    .getByRole('form', { name: 'Cambiar el estado' })
    .getByRole('button', { name: 'Guardar' })
    .click()
  await expect(drawer.getByText('Hecha el')).toBeVisible()
})

test('an advisor can read and assign templates, but not write them', async ({ page }) => {
  await enterAsAdvisor(page)
  await page.goto('/admin/trabajo/plantillas')
  await expect(page.getByText('Las plantillas las escribe un administrador.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nueva plantilla' })).toHaveCount(0)
  await page.goto('/admin/trabajo/plantillas/nueva')
  await expect(page.getByLabel('Pasos')).toHaveCount(0)
})
