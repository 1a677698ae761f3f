import { otherBrowser } from './support/account-page'
import {
  farDay,
  leave,
  newAdvisor,
  newClient,
  openAppointments,
  pickDay,
  rowsOf,
} from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { enterAs, enterAsAdmin } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test('an administrator makes a kind of appointment, the client books it and answers its question, and it is retired', async ({
  page,
  browser,
}) => {
  const vera = await newAdvisor('Vera')
  const nico = await newClient('nico', { by: vera })
  const name = `Llamada ${vera.name.slice(-8)}`
  await enterAsAdmin(page)
  await page.goto('/admin/citas/tipos')
  await page.getByRole('button', { name: 'Nuevo tipo' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nuevo tipo', level: 2 })).toBeFocused()
  await noViolations(page)
  const form = page.getByRole('form', { name: 'Nuevo tipo' })
  await form.getByLabel('Duración, en minutos').fill('7')
  await form.getByRole('button', { name: 'Guardar el tipo' }).press('Enter')
  await expect(form.getByLabel('Nombre')).toBeFocused()
  await form.getByLabel('Nombre').fill(name)
  await form.getByLabel('Duración, en minutos').fill('20')
  await form.getByLabel('Empieza cada').selectOption('30')
  await form.getByLabel('Lugar', { exact: true }).selectOption('phone')
  await form.getByLabel(/^Detalle del lugar/).fill('Llamamos nosotros')
  await form.getByLabel(/^Pregunta para el cliente/).fill('¿A qué número?')
  await form.getByRole('checkbox', { name: vera.name }).check()
  await form.getByRole('button', { name: 'Guardar el tipo' }).press('Enter')
  await toast(page, 'Tipo guardado')
  await expect(page.getByRole('heading', { name: 'Tipos de cita', level: 2 })).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Por teléfono: Llamamos nosotros')
  await expect(row).toContainText(vera.name)

  const client = await otherBrowser(browser)
  await enterAs(client, nico)
  await openAppointments(client)
  await client.getByLabel('¿Qué necesitas?').selectOption({ label: `${name}, 20 minutos, por teléfono` })
  await pickDay(client, farDay(12))
  const free = client.getByRole('radio')
  await expect(free).toHaveCount(20)
  await client.getByLabel('¿A qué número?').fill('300 000 0000')
  await noViolations(client)
  await client.setViewportSize({ width: 320, height: 800 })
  await noOverflow(client)
  await client.getByRole('button', { name: 'Solicitar la cita' }).click()
  await expect(client.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
  const [asked] = await rowsOf(nico)
  expect(asked).toMatchObject({ person: vera.id, place: 'phone', answer: '300 000 0000' })
  expect(Date.parse(asked!.ends_at) - Date.parse(asked!.starts_at)).toBe(20 * 60_000)
  const mail = await mailTo(nico.email, /^Recibimos tu solicitud de cita/)
  expect(mail.text).toContain('Por teléfono: Llamamos nosotros')
  await client.goto(`/portal/citas/${asked!.id}`)
  await expect(client.getByText('Por teléfono: Llamamos nosotros')).toBeVisible()
  await expect(client.getByText('300 000 0000')).toBeVisible()
  await client.context().close()

  await page.goto(`/admin/citas/nueva?cliente=${nico.id}`)
  await page.getByLabel('¿Qué necesitas?').selectOption({ label: `${name}, 20 minutos, por teléfono` })
  await page.getByLabel('Título de la cita').fill('Seguimiento')
  await page.getByLabel('Quién atiende').selectOption({ label: vera.name })
  await pickDay(page, farDay(13))
  await page.getByLabel('Cómo queda').selectOption('confirmed')
  await noViolations(page)
  await page.getByRole('button', { name: 'Agendar la cita' }).click()
  await expect(page.getByRole('heading', { name: 'Seguimiento', level: 1 })).toBeVisible()
  await expect(page.getByRole('article').getByText('Confirmada', { exact: true })).toBeVisible()
  await mailTo(nico.email, /^Cita confirmada/)

  await page.goto('/admin/citas/tipos')
  await row.getByRole('button', { name: `Cambiar ${name}` }).press('Enter')
  await expect(page.getByRole('heading', { name: `Cambiar «${name}»` })).toBeFocused()
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.getByRole('button', { name: 'Retirar el tipo' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar el tipo' }).press('Enter')
  await toast(page, 'Tipo retirado')
  await expect(page.getByRole('heading', { name: 'Tipos de cita', level: 2 })).toBeFocused()
  await expect(row).toHaveCount(0)
  await leave(nico)
  await leave(vera)
})
