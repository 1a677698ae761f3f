import type { Page } from '@playwright/test'
import { listens } from '../scripts/site-client/page-listens'
import { otherBrowser } from './support/account-page'
import {
  askFor,
  farDay,
  leave,
  newAdvisor,
  newClient,
  openAppointments,
  pickDay,
} from './support/agenda-page'
import { addToGoogle, eventsAtGoogle, grantedAtGoogle } from './support/fake-services'
import { expect, test, toast } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const day = farDay(14)

async function answer(page: Page, button: 'Permitir' | 'Cancelar', message: string): Promise<void> {
  await page.getByRole('button', { name: button }).press('Enter')
  await toast(page, message)
  await listens(page)
}

test('a member connects Google Calendar by keyboard, and its busy hours are not offered until it is disconnected', async ({
  page,
  browser,
}) => {
  const olga = await newAdvisor('Olga')
  const hugo = await newClient('hugo', { by: olga })
  await addToGoogle(olga.email, 'Cita médica', `${day}T08:00`, 420)
  await enterAs(page, olga)
  await page.goto('/admin/citas/horarios')
  const section = page.getByRole('region', { name: 'Google Calendar' })
  const connect = section.getByRole('button', { name: 'Conectar con Google' })
  await expect(section.getByText('No está conectado.')).toBeVisible()

  await connect.press('Enter')
  await answer(page, 'Cancelar', 'No conectamos tu calendario')
  await expect(section.getByText('No está conectado.')).toBeVisible()

  await connect.press('Enter')
  await page.getByLabel('Ver y cambiar los eventos de tus calendarios').uncheck()
  await answer(page, 'Permitir', 'Faltó un permiso')
  expect(page.url()).not.toContain('code=')

  // An answer of Google that belongs to another session, or that was used already, must connect no calendar.
  await connect.press('Enter')
  const [back] = await Promise.all([
    page.waitForRequest(/\/api\/citas\/google\?/),
    answer(page, 'Permitir', 'Google Calendar conectado'),
  ])
  await expect(section.getByText(/^Conectado desde el .+ Lo leímos por última vez hoy a las/)).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(back.url())
  await toast(page, 'No conectamos tu calendario')
  await expect(section.getByText(/^Conectado desde el/)).toBeVisible()
  expect(await page.content()).not.toContain('ya29.')

  await page.goto(`/admin/citas?vista=dia&dia=${day}`)
  await expect(page.getByText(/^Ocupado en otro calendario, 8:00 a\.m\./)).toBeVisible()
  expect(await page.content()).not.toContain('médica')
  const client = await otherBrowser(browser)
  await enterAs(client, hugo)
  await openAppointments(client)
  await pickDay(client, day)
  await expect(client.getByRole('radio', { disabled: false })).toHaveCount(3)
  await client.context().close()

  const asked = await askFor(hugo, day, 15)
  const written = async () =>
    (await eventsAtGoogle(olga.email))
      .filter(({ id }) => id === `portal${asked.id.replaceAll('-', '')}`)
      .map(({ status, start }) => [status, Date.parse(start.dateTime)])
  expect(await written()).toEqual([])
  await page.goto(`/admin/citas/${asked.id}`)
  await page.getByRole('button', { name: 'Confirmar la cita' }).press('Enter')
  await expect.poll(written).toEqual([['confirmed', Date.parse(asked.slot)]])
  await hugo.db.rpc('cancel_appointment', { appointment: asked.id })
  await expect.poll(written).toEqual([['cancelled', Date.parse(asked.slot)]])

  await page.goto('/admin/citas/horarios')
  expect(await grantedAtGoogle()).toContain(olga.email)
  await section.getByRole('button', { name: 'Desconectar' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).press('Enter')
  await toast(page, 'Google Calendar desconectado')
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByText('No está conectado.')).toBeVisible()
  await expect.poll(grantedAtGoogle).not.toContain(olga.email)
  await noViolations(page)
  await leave(hugo)
  await leave(olga)
})
