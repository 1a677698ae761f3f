import { readFile } from 'node:fs/promises'
import {
  advisor,
  choose,
  day,
  leave,
  newClient,
  openAppointments,
  request,
  row,
  rowsOf,
  sync,
  type Visitor,
} from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { enterAs } from './support/members'
import { loseNextAnswer } from './support/requests-page'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe('appointments', () => {
  let ana: Visitor
  test.beforeEach(async ({ page }) => {
    ana = await newClient('ana')
    await enterAs(page, ana)
  })
  test.afterEach(() => leave(ana))

  test(
    'an appointment is requested, confirmed live, changed and cancelled, each step with a mail',
    { tag: '@core' },
    async ({ page }) => {
      await openAppointments(page)
      await expect(page).toHaveTitle(/^Citas/)
      await expect(page.getByRole('heading', { name: 'Mis Citas' })).toBeVisible()
      await expect(page.getByText('No hay citas programadas.')).toBeVisible()
      await expect(sync(page)).toBeDisabled()
      await page.getByRole('textbox', { name: /^Título de la cita/ }).fill('Consulta tributaria')
      await choose(page, 0)
      await request(page).click()
      await expect(page.getByRole('heading', { name: 'Cita solicitada' })).toBeFocused()
      await expect(row(page, 'Consulta tributaria')).toContainText('Por confirmar')
      await noViolations(page)

      const [asked] = await rowsOf(ana)
      const staff = await advisor()
      await staff.db.rpc('confirm_appointment', { appointment: asked?.id ?? '', seen: 0 })
      await expect(row(page, 'Consulta tributaria')).toContainText('Programada')
      const mail = await mailTo(ana.email, /^Cita confirmada/)
      expect(mail.links.some((link) => link.endsWith(`/portal/citas/${asked?.id}`))).toBe(true)

      await page.getByRole('link', { name: 'Detalles de Consulta tributaria' }).click()
      await expect(page.getByRole('heading', { name: 'Consulta tributaria', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Cambiar la hora' }).click()
      await expect(day(page).first()).toBeVisible()
      await choose(page, 1)
      await page.getByRole('button', { name: 'Guardar la hora nueva' }).click()
      await toast(page, 'Cita cambiada')
      await expect(page.getByRole('article').getByText('Por confirmar')).toBeVisible()
      await mailTo(ana.email, /^Cambiaste tu cita/)

      await page.getByRole('button', { name: 'Cancelar la cita' }).click()
      const dialog = page.getByRole('dialog', { name: '¿Cancelar esta cita?' })
      await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused()
      await noViolations(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Cancelar la cita' }).click()
      await dialog.getByRole('button', { name: 'Cancelar la cita' }).click()
      await toast(page, 'Cita cancelada')
      await expect(page.getByText('Cancelaste esta cita.')).toBeVisible()
      await mailTo(ana.email, /^Cita cancelada/)
      expect((await rowsOf(ana)).map(({ status }) => status)).toEqual(['cancelled'])
    },
  )

  test('the client confirms an hour that the firm proposes', async ({ page }) => {
    await openAppointments(page)
    const slot = await choose(page, 2)
    const staff = await advisor()
    const proposed = await staff.db.rpc('propose_appointment', {
      client: ana.id,
      slot,
      title: 'Cierre de año',
    })
    expect(proposed.error).toBeNull()
    await page.getByRole('link', { name: 'Detalles de Cierre de año' }).click()
    await expect(page.getByText('La firma te propone esta hora.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Confirmar la cita' }).click()
    await toast(page, 'Cita confirmada')
    await expect(page.getByText('Programada', { exact: true })).toBeVisible()
  })

  test('an hour that was just taken is reported at once, and one press chooses another of the nearest hours', async ({
    page,
  }) => {
    const luis = await newClient('luis')
    try {
      await openAppointments(page)
      const slot = await choose(page, 3)
      const { error } = await luis.db.rpc('request_appointment', {
        key: crypto.randomUUID(),
        slot,
        title: 'Otra',
      })
      expect(error).toBeNull()
      await request(page).click()
      const notice = page.getByRole('alert').filter({ hasText: 'Esa hora acaba de ocuparse' })
      await expect(notice.getByRole('button')).toHaveCount(3)
      await noViolations(page)
      await notice.getByRole('button').first().click()
      await request(page).click()
      await expect(page.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
      expect(await rowsOf(ana)).toHaveLength(1)
    } finally {
      await leave(luis)
    }
  })

  test('two presses, or a request sent again after a lost answer, make one appointment', async ({ page }) => {
    await openAppointments(page)
    await choose(page, 4)
    await loseNextAnswer(page)
    await request(page).dblclick()
    await toast(page, 'No se pudo guardar')
    await request(page).click()
    await expect(page.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
    expect(await rowsOf(ana)).toHaveLength(1)
  })

  test('another client finds neither the page nor the file', { tag: '@core' }, async ({ page }) => {
    const luis = await newClient('luis')
    try {
      await openAppointments(page)
      const slot = await choose(page, 5)
      const { data } = await luis.db.rpc('request_appointment', {
        key: crypto.randomUUID(),
        slot,
        title: 'Secreta',
      })
      const theirs = await page.goto(`/portal/citas/${data?.id}`)
      expect(theirs?.status()).toBe(404)
      await expect(page.getByText('Secreta')).toHaveCount(0)
      expect((await page.request.get(`/api/citas/${data?.id}`)).status()).toBe(404)
      expect((await page.request.get('/api/citas/no-es-un-id')).status()).toBe(404)
    } finally {
      await leave(luis)
    }
  })

  test(
    'the calendar file can be downloaded, and the private address works without a session until it is revoked',
    { tag: '@core' },
    async ({ page, playwright }) => {
      await openAppointments(page)
      await choose(page, 6)
      await request(page).click()
      await page.getByRole('link', { name: /^Detalles/ }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Descargar archivo .ics' }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT\r\n')

      await page.goto('/portal/citas')
      await page.getByRole('button', { name: 'Crear dirección privada' }).click()
      const field = page.getByRole('textbox', { name: 'Dirección privada de tu calendario' })
      const address = await field.inputValue()
      await noViolations(page)
      const calendar = await playwright.request.newContext()
      const first = await calendar.get(address)
      expect(first.status()).toBe(200)
      expect(first.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(await first.text()).toContain('STATUS:TENTATIVE\r\n')
      const again = await calendar.get(address, { headers: { 'if-none-match': first.headers().etag ?? '' } })
      expect(again.status()).toBe(304)

      await page.getByRole('button', { name: 'Cambiar la dirección' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cambiar', exact: true }).click()
      await expect(field).not.toHaveValue(address)
      const renewed = await field.inputValue()
      expect((await calendar.get(address)).status()).toBe(404)
      expect((await calendar.get(renewed)).status()).toBe(200)
      await page.getByRole('button', { name: 'Quitar la dirección' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Crear dirección privada' })).toBeVisible()
      expect((await calendar.get(renewed)).status()).toBe(404)
      await calendar.dispose()
    },
  )

  // Each screen width books on its own day, because the tests of the widths run in parallel.
  for (const [n, width] of [320, 360, 1440].entries()) {
    test(`at ${width} px nothing scrolls sideways, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openAppointments(page)
      await noViolations(page)
      await noOverflow(page)
      const target = await day(page).first().boundingBox()
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(width < 360 ? 34 : 44)
      await choose(page, 11 + n)
      await noViolations(page)
      await noOverflow(page)
      await request(page).click()
      await page.getByRole('link', { name: /^Detalles/ }).click()
      await page.getByRole('button', { name: 'Cambiar la hora' }).click()
      await expect(day(page).first()).toBeVisible()
      await noViolations(page)
      await noOverflow(page)
    })
  }

  test('an appointment is requested and cancelled by keyboard alone', async ({ page }) => {
    await openAppointments(page)
    await page.getByRole('textbox', { name: /^Título de la cita/ }).focus()
    await page.keyboard.type('Nómina')
    await page.getByRole('button', { name: 'Mes siguiente' }).press('Enter')
    await day(page).nth(8).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.getByRole('radio', { checked: true }).press('ArrowRight')
    await request(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Cita solicitada' })).toBeFocused()
    await page.getByRole('link', { name: 'Detalles de Nómina' }).press('Enter')
    await page.getByRole('button', { name: 'Cancelar la cita' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Cancelaste esta cita.')).toBeVisible()
  })
})

test.describe('in a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  let ana: Visitor
  test.beforeEach(async ({ page, context }) => {
    await context.route('https://calendar.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Calendario</title>' }),
    )
    ana = await newClient('ana')
    await enterAs(page, ana)
  })
  test.afterEach(() => leave(ana))

  /** Converts a moment like `2026-12-09T14:00:00+00:00` to the local time of Bogotá. */
  const inBogota = (moment: string) => new Date(Date.parse(moment) - 5 * 3_600_000).toISOString()

  test('the chosen day is the day in Bogotá, in Google Calendar and in the list', async ({
    page,
    context,
  }) => {
    await openAppointments(page)
    const slot = await choose(page, 9)
    const chosen = await page.getByRole('grid').locator('[data-selected] button').getAttribute('aria-label')
    const opened = context.waitForEvent('page')
    await sync(page).click()
    const tab = await opened
    await tab.waitForURL(/calendar\.google\.com/)
    const query = Object.fromEntries(new URL(tab.url()).searchParams)
    const date = inBogota(slot).slice(0, 10)
    expect(chosen).toContain(`, ${Number(date.slice(8))} de `)
    expect(query).toMatchObject({
      action: 'TEMPLATE',
      text: 'Cita con Nogal & Asociados',
      ctz: 'America/Bogota',
      details: 'Cita programada con mi asesor contable.',
      location: 'Virtual',
    })
    expect(query.dates?.startsWith(date.replaceAll('-', ''))).toBe(true)
    await expect(page.getByRole('heading', { name: 'Cita solicitada' })).toBeVisible()
    const [kept] = await rowsOf(ana)
    expect([Date.parse(kept?.starts_at ?? ''), kept?.status]).toEqual([Date.parse(slot), 'requested'])
    await expect(row(page, 'Cita con Nogal & Asociados')).toContainText(`${date.slice(8)} de `)
  })

  test('the quick card books nine in the morning in Bogotá on the chosen date', async ({ page, context }) => {
    await page.goto('/portal')
    const field = page.getByRole('button', { name: /^Fecha/ })
    await expect(sync(page)).toBeDisabled()
    await field.click()
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
    await day(page).nth(10).click()
    const [date, month, year] = ((await field.textContent()) ?? '').split('/')
    const opened = context.waitForEvent('page')
    await sync(page).click()
    const tab = await opened
    await tab.waitForURL(/calendar\.google\.com/)
    const stamp = `${year}${month}${date}`
    expect(new URL(tab.url()).searchParams.get('dates')).toBe(`${stamp}T090000/${stamp}T100000`)
    const [kept] = await rowsOf(ana)
    expect(inBogota(kept?.starts_at ?? '')).toBe(`${year}-${month}-${date}T09:00:00.000Z`)
  })
})
