import { otherBrowser } from './support/account-page'
import {
  advisor,
  adviseBy,
  askFor,
  choose,
  blockLive,
  farDay,
  leave,
  namedClient,
  openAppointments,
  openLive,
  request,
  row,
  rowOf,
  rowsOf,
} from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { advisorName, enterAs, enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const waiting = (id: string) => `/admin/citas?vista=lista&estado=por-confirmar&cliente=${id}`

test(
  'a client requests an appointment, the firm confirms it, each sees it live and gets a mail',
  { tag: '@core' },
  async ({ page, browser }) => {
    const ana = await namedClient('Ana')
    const client = await otherBrowser(browser)
    await enterAs(client, ana)
    await enterAsAdvisor(page)
    await openLive(page, waiting(ana.id))
    await expect(page.getByText('Nada espera respuesta')).toBeVisible()
    await noViolations(page)

    await openAppointments(client)
    await client.getByRole('textbox', { name: /^Título de la cita/ }).fill('Retención en la fuente')
    await choose(client, 9)
    await request(client).click()
    await expect(client.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
    await expect(rowOf(page, ana.name)).toContainText('Retención en la fuente')
    const mail = await mailTo('asesora@demo.co', new RegExp(`Cita por confirmar: ${ana.name}`))
    const [asked] = await rowsOf(ana)
    expect(mail.links.some((link) => link.endsWith(`/admin/citas/${asked?.id}`))).toBe(true)

    await rowOf(page, ana.name)
      .getByRole('button', { name: /^Confirmar/ })
      .click()
    await toast(page, 'Cita confirmada')
    await expect(rowOf(page, ana.name)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Por confirmar' })).toBeFocused()
    await expect(row(client, 'Retención en la fuente')).toContainText('Programada')
    await mailTo(ana.email, /^Cita confirmada/)
    await client.context().close()
    await leave(ana)
  },
)

test('the firm proposes another hour, the client accepts it, and the firm cancels; both read the messages live', async ({
  page,
  browser,
}) => {
  const luz = await namedClient('Luz')
  const asked = await askFor(luz, farDay(2), 9)
  const client = await otherBrowser(browser)
  await enterAs(client, luz)
  await client.goto(`/portal/citas/${asked.id}`)
  await enterAsAdvisor(page)
  await openLive(page, `/admin/citas/${asked.id}`)
  await noViolations(page)
  await page.getByRole('button', { name: 'Proponer otra hora' }).click()
  await choose(page, 10)
  await page.getByLabel(/^Mensaje para el cliente/).fill('A las 9 estamos en cierre.')
  await noViolations(page)
  await page.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await toast(page, 'Propuesta enviada')
  await expect(client.getByText('A las 9 estamos en cierre.')).toBeVisible()
  await client.getByRole('button', { name: 'Confirmar la cita' }).click()
  await expect(page.getByRole('article').getByText('Confirmada', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Propuso otra hora' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancelar la cita' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused()
  await noViolations(page)
  await dialog.getByLabel(/^Mensaje para el cliente/).fill('Se fue la luz.')
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).click()
  await expect(client.getByText('Se fue la luz.')).toBeVisible()
  await expect(client.getByText('La firma canceló esta cita.')).toBeVisible()
  await mailTo(luz.email, /^Cita cancelada/)
  await client.context().close()
  await leave(luz)
})

test('when two members decide about one appointment, one wins and the other is told who and when', async ({
  page,
}) => {
  const eva = await namedClient('Eva')
  const asked = await askFor(eva, farDay(3), 10)
  await blockLive(page)
  await enterAsAdmin(page)
  await page.goto(`/admin/citas/${asked.id}`)
  const confirm = page.getByRole('button', { name: 'Confirmar la cita' })
  await expect(confirm).toBeEnabled()
  const other = await advisor()
  const { error } = await other.db.rpc('confirm_appointment', { appointment: asked.id, seen: 0 })
  expect(error).toBeNull()
  await confirm.click()
  await toast(page, new RegExp(`${advisorName} cambió esta cita hoy a las .*, antes que tú`))
  await expect(page.getByRole('article').getByText('Confirmada', { exact: true })).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await leave(eva)
})

test('the week marks what waits, the arrows move from hour to hour, and a free hour is proposed by keyboard alone', async ({
  page,
}) => {
  const nora = await namedClient('Nora')
  const day = farDay(4)
  const asked = await askFor(nora, day, 11)
  await enterAsAdvisor(page)
  await openLive(page, `/admin/citas?semana=${day}`)
  await noViolations(page)
  const grid = page.getByRole('table', { name: /^Citas de la semana/ })
  await expect(grid.getByRole('columnheader')).toHaveCount(7)
  const entry = grid.getByRole('link', { name: new RegExp(nora.name) })
  await expect(entry).toContainText('Por confirmar')
  await expect(page.getByText(/espera.? respuesta/)).toBeVisible()

  await entry.focus()
  await page.keyboard.press('ArrowDown')
  const free = page.locator(':focus')
  await expect(free).toHaveAccessibleName(/^Proponer una cita el .* a las /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Proponer una cita' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  const picker = page.getByRole('combobox', { name: 'Cliente' })
  await picker.focus()
  await page.keyboard.type(nora.name.toLowerCase())
  await expect(page.getByRole('option', { name: new RegExp(nora.name) })).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(nora.name)).toBeVisible()
  await page.getByLabel('Título de la cita').focus()
  await page.keyboard.type('Cierre de año')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cierre de año', level: 1 })).toBeVisible()
  await expect(page.getByText('Espera al cliente')).toBeVisible()
  expect((await rowsOf(nora)).map(({ status }) => status)).toEqual(['requested', 'proposed'])
  await mailTo(nora.email, /^Te proponemos una cita/)

  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [
    `/admin/citas?semana=${day}&dia=${day}`,
    waiting(nora.id),
    `/admin/citas/${asked.id}`,
    '/admin/citas/nueva',
    '/admin/citas/cierres',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await noOverflow(page)
    await noViolations(page)
  }
  await page.goto(`/admin/citas?semana=${day}&dia=${day}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('link', { name: new RegExp(nora.name) })).toHaveCount(2)
  await leave(nora)
})

test('a closed day keeps its appointments, and clients cannot choose it until it is opened again', async ({
  page,
  browser,
}) => {
  const sara = await namedClient('Sara')
  const day = farDay(6)
  const asked = await askFor(sara, day, 9)
  await enterAsAdmin(page)
  await page.goto('/admin/citas/cierres')
  await noViolations(page)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  await page.getByRole('button', { name: /^Desde el día/ }).click()
  const title = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, date),
  )
  const calendar = page.getByRole('dialog', { name: 'Desde el día' })
  const shown = () => calendar.getByRole('grid').getAttribute('aria-label')
  while (!(await shown())?.toLowerCase().startsWith(title))
    await calendar.getByRole('button', { name: 'Mes siguiente' }).click()
  await calendar.getByRole('grid').getByText(String(date), { exact: true }).click()
  await page.getByLabel('Motivo').fill('Jornada de capacitación')
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Hay 1 cita en esas horas/ })
  await expect(dialog).toContainText(sara.name)
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Cerrar y conservar las citas' }).click()
  await toast(page, 'Días cerrados')
  const closure = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jornada de capacitación' })
  await expect(closure.getByRole('link', { name: new RegExp(sara.name) })).toBeVisible()
  expect((await rowsOf(sara)).map(({ status }) => status)).toEqual(['requested'])

  const client = await otherBrowser(browser)
  await enterAs(client, sara)
  await openAppointments(client)
  while (!(await client.getByRole('grid').getAttribute('aria-label'))?.toLowerCase().startsWith(title))
    await client.getByRole('button', { name: 'Mes siguiente' }).click()
  const theirs = client
    .getByRole('grid')
    .getByRole('button', { name: /no hay atención: Jornada de capacitación/ })
  await expect(theirs).toBeDisabled()
  const refused = await sara.db.rpc('change_appointment', {
    appointment: asked.id,
    slot: new Date(Date.parse(asked.slot) + 3_600_000).toISOString(),
    seen: 0,
  })
  expect(refused.error?.message).toBe('slot-closed-day')

  await closure.getByRole('button', { name: /^Abrir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir' }).click()
  await expect(closure).toHaveCount(0)
  await client.reload()
  await openAppointments(client)
  await expect(client.getByText('Jornada de capacitación')).toHaveCount(0)
  await client.context().close()
  await leave(sara)
})

test('an advisor sees of another advisor’s client only that the hour is taken', async ({ page }) => {
  const rosa = await namedClient('Rosa')
  const day = farDay(8)
  const asked = await askFor(rosa, day, 15)
  await enterAsAdmin(page)
  const { error } = await (await advisor()).db.rpc('agenda_appointment', { appointment: asked.id })
  expect(error).toBeNull()
  await adviseBy(page, rosa, [])
  await page.context().clearCookies()
  await enterAsAdvisor(page)
  const response = await page.goto(`/admin/citas/${asked.id}`)
  expect(response?.status()).toBe(404)
  await page.goto(`/admin/citas?semana=${day}`)
  const grid = page.getByRole('table', { name: /^Citas de la semana/ })
  await expect(grid.getByText('Ocupada').first()).toBeVisible()
  await expect(page.getByText(rosa.name)).toHaveCount(0)
  await leave(rosa)
})
