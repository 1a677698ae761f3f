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
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

test('the firm offers three places for an appointment, the client chooses the telephone, and the firm reads the number', async ({
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
  await toast(page, 'Tipo guardado')
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

  // The administrator books an appointment by telephone for the client and enters the number to call.
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

  await page.getByRole('button', { name: 'Cambiar el lugar' }).press('Enter')
  const change = page.getByRole('form', { name: 'Cambiar el lugar' })
  await change.getByRole('radio', { name: 'Por teléfono' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(change.getByRole('radio', { name: /^En la oficina/ })).toBeChecked()
  await expect(
    change.getByText(/Ahora es así: Oficina: Carrera 7 # 71-21\. La hora sigue igual\.$/),
  ).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await change.getByRole('button', { name: 'Cambiar y avisar' }).press('Enter')
  await toast(page, 'Lugar cambiado')
  await expect(page.getByRole('article').getByText('Oficina: Carrera 7 # 71-21')).toBeVisible()
  await keepsFocus(page)
  const moved = await mailTo(nico.email, /^Cambió el lugar de tu cita/)
  expect(moved.text).toContain('Lugar: Oficina: Carrera 7 # 71-21')

  const again = await otherBrowser(browser)
  await enterAs(again, nico)
  await again.goto(`/portal/citas/${asked!.id}`)
  await again.getByRole('button', { name: 'Cambiar el lugar' }).press('Enter')
  const own = again.getByRole('form', { name: 'Cambiar el lugar' })
  await own.getByRole('radio', { name: /^Por videollamada/ }).check()
  await again.setViewportSize({ width: 320, height: 800 })
  await noOverflow(again)
  await noViolations(again)
  await own.getByRole('button', { name: 'Guardar el lugar' }).press('Enter')
  await toast(again, 'Lugar cambiado')
  await expect(again.getByText('Virtual: https://reunion.example/nogal')).toBeVisible()
  await keepsFocus(again)
  await again.context().close()
  await leave(nico)
  await leave(vera)
})
