import { otherBrowser } from './support/account-page'
import {
  farDay,
  leave,
  newAdvisor,
  newClient,
  openAppointments,
  pickDay,
  rowsOf,
  said,
} from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { enterAs, enterAsAdmin } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe.configure({ timeout: 240_000 })

test('the firm offers a kind in three places, the client chooses the telephone by keyboard, and the firm reads the number', async ({
  page,
  browser,
}) => {
  const vera = await newAdvisor('Vera')
  const nico = await newClient('nico', { by: vera })
  const name = `Asesoría ${vera.name.slice(-8)}`
  await enterAsAdmin(page)
  await page.goto('/admin/citas/tipos')
  await page.getByRole('button', { name: 'Nuevo tipo' }).press('Enter')
  const form = page.getByRole('form', { name: 'Nuevo tipo' })
  await form.getByLabel('Nombre').fill(name)
  await form.getByLabel('Lugar', { exact: true }).selectOption('office')
  await form.getByLabel(/^Detalle del lugar/).fill('Carrera 7 # 71-21')
  await form.getByRole('checkbox', { name: 'Por teléfono' }).press('Space')
  await form.getByRole('checkbox', { name: 'Por videollamada' }).press('Space')
  await form.getByLabel(/^Detalle: por videollamada/).fill('x')
  await form.getByRole('checkbox', { name: vera.name }).check()
  await form.getByRole('button', { name: 'Guardar el tipo' }).press('Enter')
  await expect(form.getByLabel(/^Detalle: por videollamada/)).toBeFocused()
  await form.getByLabel(/^Detalle: por videollamada/).fill('https://reunion.example/nogal')
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await form.getByRole('button', { name: 'Guardar el tipo' }).press('Enter')
  await said(page, 'Tipo guardado')
  await page.setViewportSize({ width: 1280, height: 800 })
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Oficina: Carrera 7 # 71-21')
  await expect(row).toContainText('Virtual: https://reunion.example/nogal')

  const client = await otherBrowser(browser)
  await enterAs(client, nico)
  await openAppointments(client)
  await client.getByLabel('¿Qué necesitas?').selectOption({ label: `${name}, 30 minutos` })
  const where = client.getByRole('group', { name: 'Dónde' })
  await expect(where.getByRole('radio', { name: /^En la oficina/ })).toBeChecked()
  await where.getByRole('radio', { name: /^En la oficina/ }).focus()
  await client.keyboard.press('ArrowDown')
  await expect(where.getByRole('radio', { name: 'Por teléfono' })).toBeChecked()
  await pickDay(client, farDay(12))
  const number = client.getByLabel('¿A qué número te llamamos?')
  await number.fill('123')
  await client.setViewportSize({ width: 320, height: 800 })
  await client.getByRole('button', { name: 'Solicitar la cita' }).press('Enter')
  await expect(number).toBeFocused()
  await expect(client.getByText(/^Escribe un número de Colombia/)).toBeVisible()
  await noOverflow(client)
  await noViolations(client)
  await number.fill('+57 (300) 123-4567')
  await number.press('Enter')
  await expect(client.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
  await expect(client.getByText('Por teléfono: 300 123 4567')).toBeVisible()
  const [asked] = await rowsOf(nico)
  expect(asked).toMatchObject({ place: 'phone', place_detail: '300 123 4567' })
  const mail = await mailTo(nico.email, /^Recibimos tu solicitud de cita/)
  expect(mail.text).toContain('Lugar: Por teléfono: 300 123 4567')
  const told = await mailTo(vera.email, /^Cita por confirmar/)
  expect(told.text).toContain('Lugar: Por teléfono: 300 123 4567')
  await client.context().close()

  await page.goto(`/admin/citas/${asked!.id}`)
  await expect(page.getByRole('article').getByText('Por teléfono: 300 123 4567')).toBeVisible()
  await noViolations(page)

  // The firm books by telephone as well; it may leave the number open.
  await page.goto(`/admin/citas/nueva?cliente=${nico.id}`)
  await page.getByLabel('¿Qué necesitas?').selectOption({ label: `${name}, 30 minutos` })
  await page.getByLabel('Título de la cita').fill('Seguimiento')
  await page.getByRole('radio', { name: 'Por teléfono' }).check()
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel(/^Número al que llamas/).fill('601 745 0000')
  await pickDay(page, farDay(13))
  await page.getByLabel('Cómo queda').selectOption('confirmed')
  await page.getByRole('button', { name: 'Agendar la cita' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Seguimiento', level: 1 })).toBeVisible()
  await expect(page.getByRole('article').getByText('Por teléfono: 601 745 0000')).toBeVisible()
  await leave(nico)
  await leave(vera)
})
