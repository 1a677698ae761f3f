import { addDays, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
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
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

/** Returns a Monday, at least 40 days ahead, with no holiday on that Monday or the next day. */
function farMonday(): string {
  let day = farDay(0)
  while (weekdayOf(day) !== 1 || holidayOn(day) || holidayOn(addDays(day, 1))) day = addDays(day, 1)
  return day
}

test('a member sets their own hours, an absence and a special day, and the client sees only the hours that are left', async ({
  page,
  browser,
}) => {
  const vera = await newAdvisor('Vera')
  const nico = await newClient('nico', { by: vera })
  const monday = farMonday()
  await enterAs(page, vera)
  await page.goto('/admin/citas/horarios')
  await noViolations(page)

  const morning = page.getByRole('textbox', { name: 'Mañana, lunes' })
  const save = page.getByRole('button', { name: 'Guardar horario' })
  await morning.fill('de ocho a doce')
  await save.press('Enter')
  await expect(morning).toBeFocused()
  await expect(page.getByText('Escribe las horas así')).toBeVisible()
  await noViolations(page)
  await morning.fill('12 a 8')
  await save.press('Enter')
  await expect(morning).toBeFocused()
  await expect(page.getByText('¿12:00 a.m. a 8:00 a.m., o 12:00 m. a 8:00 p.m.?')).toBeVisible()
  await morning.fill('8:30 a 12:00')
  await page.getByRole('textbox', { name: 'Tarde, lunes' }).fill('')
  await save.press('Enter')
  await toast(page, 'Horario guardado')
  await expect(save).toBeFocused()
  await expect(morning).toHaveValue('8:30 a 12:00')

  const client = await otherBrowser(browser)
  await enterAs(client, nico)
  await openAppointments(client)
  await expect(client.getByText(`Te atiende ${vera.name}.`)).toBeVisible()
  await pickDay(client, monday)
  const free = client.getByRole('radio', { disabled: false })
  await expect(free).toHaveCount(3)
  expect(await free.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    [9, 10, 11].map((hour) => momentAt(monday, hour)),
  )
  await client.getByRole('button', { name: 'Solicitar la cita' }).click()
  await expect(client.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()

  await pickDay(page, monday, /^Desde el día/)
  await page.getByLabel('Motivo').fill('Visita a Fontibón')
  const saveAbsence = page.getByRole('button', { name: 'Guardar la ausencia' })
  await saveAbsence.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hay 1 cita en esas horas' })
  await expect(dialog).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Guardar la ausencia' }).press('Enter')
  const choice = dialog.getByRole('combobox')
  await expect(choice).toBeFocused()
  const first = choice.getByRole('option', { name: /^Proponer / }).first()
  await expect(first).toBeAttached()
  await choice.selectOption(await first.getAttribute('value'))
  await dialog.getByLabel(/^Mensaje para el cliente/).fill('Ese día no estoy.')
  await dialog.getByRole('button', { name: 'Guardar la ausencia' }).press('Enter')
  await toast(page, 'Ausencia guardada')
  await expect(saveAbsence).toBeFocused()
  const [moved] = await rowsOf(nico)
  expect(moved).toMatchObject({ status: 'proposed', note: 'Ese día no estoy.', person: vera.id })
  expect(Date.parse(moved!.starts_at)).toBeGreaterThanOrEqual(Date.parse(momentAt(monday, 24)))
  await mailTo(nico.email, /^Te proponemos una cita/)
  await client.reload()
  await openAppointments(client)
  await expect(client.getByRole('grid')).toBeVisible()
  const refused = await nico.db.rpc('request_appointment', {
    key: crypto.randomUUID(),
    slot: momentAt(monday, 10),
    title: 'Cierre',
  })
  expect(refused.error?.message).toBe('slot-taken')
  await client.context().close()

  await page.getByRole('button', { name: /^Quitar la ausencia/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).press('Enter')
  await toast(page, 'Ausencia quitada')
  await expect(page.getByRole('heading', { name: 'Ausencias y bloqueos' })).toBeFocused()

  await pickDay(page, monday, /^Día/)
  const section = page.getByRole('region', { name: 'Días con otro horario' })
  await section.getByRole('textbox', { name: 'Tarde' }).fill('2 a 4')
  const saveDay = section.getByRole('button', { name: 'Guardar ese día' })
  await saveDay.press('Enter')
  await toast(page, 'Día guardado')
  await expect(saveDay).toBeFocused()
  await expect(section.getByText('2:00 a 4:00')).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await section.getByRole('button', { name: /^Quitar/ }).press('Enter')
  await toast(page, 'Día quitado')
  await expect(section.getByRole('heading')).toBeFocused()

  await leave(nico)
  await leave(vera)
})
