import { expect, test } from './support/fixtures'
import {
  choose,
  day,
  leave,
  newClient,
  openAppointments,
  row,
  rowsOf,
  sync,
  type Visitor,
} from './support/appointments-page'
import { signIn } from './support/sign-in'

test.use({ timezoneId: 'Asia/Tokyo' })

let ana: Visitor
test.beforeEach(async ({ page, context }) => {
  await context.route('https://calendar.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendario</title>' }),
  )
  ana = await newClient('ana')
  await signIn(page, ana.email, ana.password)
})
test.afterEach(() => leave(ana))

/** `2026-12-09T14:00:00+00:00` as the clock of Bogotá shows it. */
const inBogota = (moment: string) => new Date(Date.parse(moment) - 5 * 3_600_000).toISOString()

test('in Tokyo the chosen day is the day of Bogotá, in Google Calendar and in the list', async ({
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

test('the quick card takes nine in the morning of the chosen date', async ({ page, context }) => {
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
