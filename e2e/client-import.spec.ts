import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkDigit } from '@/supabase/sample-files/parties'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAsAdmin } from './support/members'
import { noOverflow } from './support/tasks-page'

test.describe.configure({ timeout: 120_000 })

const newNit = () => String(randomInt(100_000_000, 799_999_999))
const whole = (nit: string) => `${nit}-${checkDigit(nit)}`

const chooseFile = (page: Page, name: string, lines: readonly string[]) =>
  page
    .getByLabel('Archivo de Excel (.xlsx) o CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') })

test(
  'an administrator imports a file with one error, corrects it in place and finds the clients',
  { tag: '@core' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8)
    const [first, second] = [newNit(), newNit()]
    const wrong = (checkDigit(second) + 1) % 10
    await enterAsAdmin(page)
    await page.goto('/admin/clientes')
    await page.getByRole('link', { name: 'Importar de Excel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Importar clientes' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await chooseFile(page, 'clientes.csv', [
      'Razón social;NIT;Correo electrónico',
      `Café Ñandú ${mark};${whole(first)};`,
      `Papelería ${mark};${second}-${wrong};duena.${mark}@ejemplo.test`,
    ])
    const start = page.getByRole('button', { name: 'Importar 1 cliente' })
    await expect(start).toBeEnabled()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    const usual = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('button', { name: `Usar ${checkDigit(second)}` })).toBeVisible()
    await noOverflow(page)
    await page.setViewportSize(usual)
    await page.getByRole('button', { name: `Usar ${checkDigit(second)}` }).click()
    await page.getByRole('button', { name: 'Importar 2 clientes' }).click()
    await expect(page.getByText('2 clientes nuevos')).toBeVisible({ timeout: 30_000 })
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Importar otro archivo' }).click()
    await expect(page.getByLabel('Archivo de Excel (.xlsx) o CSV')).toBeAttached()
    await page.goto('/admin/clientes')
    await page.getByRole('searchbox').fill(mark)
    const row = page.getByRole('row').filter({ hasText: `Papelería ${mark}` })
    await expect(row).toContainText('Invitado')
    await expect(page.getByRole('row').filter({ hasText: `Café Ñandú ${mark}` })).toContainText('Sin invitar')
  },
)

test('an administrator creates a client, writes to two at once and assigns them', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  await enterAsAdmin(page)
  for (const name of [`Flores ${mark}`, `Marmolería ${mark}`]) {
    await page.goto('/admin/clientes/nuevo')
    const nit = newNit()
    await page.getByLabel('NIT con dígito de verificación').fill(nit)
    await page.getByRole('button', { name: `Usar ${checkDigit(nit)}` }).click()
    await expect(page.getByText('No está entre tus clientes')).toBeVisible()
    await page.getByLabel('Razón social o nombre completo').fill(name)
    await page.getByLabel('Nombre', { exact: true }).fill('Sara Isidro')
    await page.getByLabel('Correo electrónico').fill(`sara.${randomUUID()}@ejemplo.test`)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Crear cliente e invitar a Sara' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Sara Isidro, sara.')).toBeVisible()
  }
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`/admin/clientes?buscar=${mark}`)
  await page.getByRole('link', { name: `Flores ${mark}` }).focus()
  await page.keyboard.press('x')
  await page.getByRole('link', { name: `Marmolería ${mark}` }).focus()
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('2 clientes elegidos')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('m')
  await page.getByLabel('Asunto').fill('Cierre de año')
  await page.getByLabel('Mensaje').fill('Ya pueden enviar los soportes.')
  await page.getByRole('button', { name: 'Enviar a 2 clientes' }).click()
  await expect(page.getByText('Mensaje enviado a 2 clientes').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('checkbox', { name: 'Elegir todo lo de esta página' }).check()
  await page.getByRole('button', { name: /Asignar asesor/ }).click()
  await page.getByLabel('Asesor', { exact: true }).last().selectOption({ label: 'Diana Cárdenas' })
  await page.getByRole('button', { name: 'Asignar', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: `Flores ${mark}` })).toContainText('Diana Cárdenas')
})
