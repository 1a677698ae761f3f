import { randomUUID } from 'node:crypto'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAsAdvisor } from './support/members'
import { noOverflow } from './support/tasks-page'

test('a member keeps a filter of the clients, opens it by its name, names it anew and deletes it', async ({
  page,
}) => {
  test.setTimeout(120_000)
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
