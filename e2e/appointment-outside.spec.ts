import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { momentAt } from '@/lib/calendar/civil-day'
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
import { expect, test, toast } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const day = farDay(12)
const written = (hour: number) => momentAt(day, hour).slice(0, 19).replace(/[-:]/g, '') + 'Z'
const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1@elsewhere.example\r\nDTSTART:${written(8)}\r\nDTEND:${written(15)}\r\nSUMMARY:Cita médica\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

test('a member connects another calendar, whose busy hours are no longer offered, and removes it', async ({
  page,
  browser,
}) => {
  const server = createServer(({ url }, response) => {
    response.end(url === '/secreto.ics' ? calendar : '<!doctype html><title>Inicia sesión</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const olga = await newAdvisor('Olga')
  const hugo = await newClient('hugo', { by: olga })
  await enterAs(page, olga)
  await page.goto('/admin/citas/horarios')
  const section = page.getByRole('region', { name: 'Calendario externo' })
  const address = section.getByLabel(/^Dirección privada/)
  const save = section.getByRole('button', { name: 'Conectar el calendario' })
  /** Waits for the button, because a refusal is shown a moment before the button is enabled again. */
  const connect = async (text: string) => {
    await address.fill(text)
    await expect(save).toBeEnabled()
    await save.press('Enter')
  }
  await noViolations(page)

  await connect('mi calendario')
  await expect(address).toBeFocused()
  await expect(section.getByText(/^Pega la dirección completa/)).toBeVisible()
  await connect('https://169.254.169.254/latest/meta-data/')
  await expect(section.getByText(/^Esa dirección no es de internet/)).toBeVisible()
  await expect(address).toBeFocused()
  await connect(`http://127.0.0.1:${port}/inicio`)
  await expect(section.getByText(/no lleva a un calendario/)).toBeVisible()
  await noViolations(page)
  await connect(`http://127.0.0.1:${port}/secreto.ics`)
  await expect(section.getByText(/^Conectado\. Lo leímos/)).toBeVisible()
  await toast(page, 'Calendario conectado')
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByText(/^Conectado\. Lo leímos por última vez hoy a las/)).toBeVisible()
  await page.reload()
  await expect(section.getByText(/^Conectado\./)).toBeVisible()
  expect(await page.content()).not.toContain('secreto')

  await page.goto(`/admin/citas?vista=dia&dia=${day}`)
  await expect(page.getByText(/^Ocupado en otro calendario, 8:00 a\.m\./)).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const client = await otherBrowser(browser)
  await enterAs(client, hugo)
  await openAppointments(client)
  await pickDay(client, day)
  const free = client.getByRole('radio', { disabled: false })
  await expect(free).toHaveCount(3)
  expect(await client.content()).not.toContain('médica')
  await client.context().close()

  await page.goto('/admin/citas/horarios')
  await section.getByRole('button', { name: 'Conectar otra dirección' }).press('Enter')
  await expect(address).toBeFocused()
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.reload()
  await section.getByRole('button', { name: 'Quitar el calendario' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el calendario' }).press('Enter')
  await toast(page, 'Calendario quitado')
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByText('No hay un calendario conectado.')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })

  const feed = page.getByRole('region', { name: 'Tus citas en otro calendario' })
  await feed.getByRole('button', { name: 'Crear dirección privada' }).press('Enter')
  const own = feed.getByRole('textbox', { name: /^Dirección privada/ })
  await expect(own).toBeVisible()
  const asked = await askFor(hugo, farDay(13), 9)
  const file = await page.request.get(await own.inputValue())
  expect(await file.text()).toContain(`UID:${asked.id}@`)
  await feed.getByRole('button', { name: 'Quitar la dirección' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).press('Enter')
  await toast(page, 'Dirección quitada')
  await expect(feed.getByRole('button', { name: 'Crear dirección privada' })).toBeVisible()
  // When the focused button disappears, the page moves the focus a moment later, so the test polls for the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect((await page.request.get(file.url())).status()).toBe(404)

  server.close()
  await leave(hugo)
  await leave(olga)
})
