import type { Page } from '@playwright/test'
import { faq } from '../content/faq'
import { services } from '../content/services'
import { expect, test, violationsOf } from './support/fixtures'
import { signIn } from './support/members'

const log = (page: Page) => page.getByRole('log', { name: 'Conversación con el asistente' })
const field = (page: Page) => page.getByPlaceholder('Escribe tu mensaje aquí...')
const send = (page: Page) => page.getByRole('button', { name: 'Enviar' })
const typing = (page: Page) => log(page).getByText('El asistente está escribiendo')
const hour = /^\d{1,2}:\d\d [ap]\.m\.$/
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function open(page: Page, hash = '') {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'))
  await page.goto(`/asistente${hash}`)
  await expect(page.locator('[role=log] time').first()).toBeAttached() // React adds the time when it hydrates the page
}

async function hear(page: Page, text: string) {
  const entries = log(page).getByRole('article')
  const before = await entries.count()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(entries).toHaveCount(before + 2)
  await expect(typing(page)).toBeHidden()
  return entries.last()
}

async function hasNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test(
  'the chat greets a visitor and answers after one second of typing, in an area 500 px high',
  { tag: '@core' },
  async ({ page }) => {
    await page.clock.install()
    await open(page)
    expect((await log(page).boundingBox())?.height).toBe(500)
    await expect(log(page)).toContainText('Hola. Puedo contarte sobre servicios, precios, documentos')
    await expect(send(page)).toBeDisabled()
    await field(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    await field(page).fill('¿Cuánto cuesta la nómina para 12 empleados?')
    await page.clock.pauseAt(Date.now() + 60_000)
    await send(page).click()
    await expect(typing(page).locator('..').locator('span:not(.sr-only)')).toHaveCount(3)
    await expect(field(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()
    await page.clock.runFor(999)
    await expect(typing(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(log(page)).toContainText(
      'La asesoría en nómina cuesta desde $\u00a030.000 por empleado al mes',
    )
    await expect(log(page)).toContainText('12 × 30.000')
    await expect(log(page)).toContainText('$\u00a0360.000')
    await expect(log(page).locator('time')).toHaveText([hour, hour, hour])
  },
)

test('on a phone the message field is on the first screen, above the strip at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/asistente')
  const field = await page.getByRole('textbox', { name: 'Mensaje' }).boundingBox()
  const strip = await page.getByRole('complementary', { name: 'Chat' }).boundingBox()
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
  expect((await log(page).boundingBox())?.height).toBe(500)
})

test('the newest message of the chat is in view', async ({ page }) => {
  await open(page)
  for (const text of ['¿Cuáles son los precios?', '¿Dónde están ubicados?', 'Quiero hablar con una persona'])
    await expect(await hear(page, text)).toBeInViewport()
  const below = await log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  expect(below).toBeLessThan(2)
  expect((await log(page).boundingBox())?.height).toBe(500)
})

test('a printed conversation is whole', async ({ page }) => {
  await open(page)
  for (const text of ['¿Cuánto cuestan los servicios?', '¿Cuándo vence el IVA?', '¿Cómo saco el RUT?'])
    await hear(page, text)
  const hidden = () => log(page).evaluate((area) => area.scrollHeight - area.clientHeight)
  expect(await hidden()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBe(0)
})

test('a reply links to the right page, and the conversation is still there after going back', async ({
  page,
}) => {
  await open(page)
  const answer = await hear(page, 'cuanto vale la rebisoria ficsal')
  await answer.getByRole('link', { name: 'Ver revisoría fiscal' }).click()
  await expect(page).toHaveURL(/\/servicios\/revisoria-fiscal$/)
  await page.goBack()
  await expect(log(page)).toContainText('La revisoría fiscal cuesta desde $\u00a01.500.000 al mes')
})

test(
  'a question with spelling mistakes is answered with a page to read, and the field keeps the focus',
  { tag: '@core' },
  async ({ page }) => {
    await page.clock.install()
    await open(page)
    await field(page).fill('cuando toca pagar el iba')
    // The clock is paused, so that the test cannot miss the typing indicator, which is shown for only a second.
    await page.clock.pauseAt(Date.now() + 60_000)
    await send(page).click()
    await expect(typing(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('mientras')
    await expect(field(page)).toHaveValue('')
    await page.clock.resume()
    await expect(log(page)).toContainText('según el último dígito del NIT')
    await expect(field(page)).toBeFocused()
    await expect(log(page)).not.toContainText('Cuesta desde')
    await log(page).getByRole('link', { name: 'Leer más en asesoría tributaria' }).click()
    await expect(page).toHaveURL('/servicios/asesoria-tributaria#preguntas')
    await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeInViewport()
  },
)

test('a question that is not understood leads to the list of questions', async ({ page }) => {
  await open(page)
  const answer = await hear(page, 'Verde limón')
  await expect(answer).toContainText('Cuéntame un poco más')
  await answer.getByRole('link', { name: 'Ver preguntas frecuentes' }).click()
  await expect(tab(page, 'Preguntas frecuentes')).toBeFocused()
  await expect(page.getByText('Entre 1 y 2 semanas después de firmar.')).toBeVisible()
})

test('when a reply cannot be loaded a toast says so, and the message can be sent again', async ({ page }) => {
  await open(page)
  const rules: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && rules.push(request.url()))
  await hear(page, '¿Qué servicios ofrecen?')
  const withoutRules = [...rules]
  expect(withoutRules.length).toBeGreaterThan(0)

  await page.route(
    (url) => withoutRules.includes(url.href),
    (route) => route.abort(),
  )
  await open(page)
  await field(page).fill('¿Qué servicios ofrecen?')
  await field(page).press('Enter')
  const toasts = page.getByRole('region', { name: /Notificaciones/ })
  await expect(toasts).toContainText('No se pudo generar una respuesta. Por favor, inténtalo de nuevo.')
  await expect(field(page)).toHaveValue('¿Qué servicios ofrecen?')
  await page.unrouteAll()
  await field(page).press('Enter')
  await expect(log(page)).toContainText('Tenemos seis servicios')
  await expect(log(page).getByRole('article')).toHaveCount(3)
})

test('the assistant works with the keyboard alone', async ({ page }) => {
  await open(page)
  await tab(page, 'Chat en vivo').focus()
  await page.keyboard.press('Tab')
  await expect(log(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('¿Qué servicios ofrecen?')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Tenemos seis servicios')
  await expect(field(page)).toBeFocused()
  await tab(page, 'Chat en vivo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Servicios')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('nómina')
  await expect(
    page.getByRole('tabpanel', { name: 'Servicios' }).getByRole('heading', { level: 3 }).first(),
  ).toHaveText('Asesoría en nómina')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nómina electrónica ante la DIAN')).toBeVisible()
  await tab(page, 'Servicios').focus()
  await page.keyboard.press('End')
  await expect(tab(page, 'Preguntas frecuentes')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Más de 15 años, con más de 500 clientes')).toBeVisible()
  await expect(page.getByText('Entre 1 y 2 semanas después de firmar.')).toBeHidden()
})

test('services are found by title or description, and a search without results says so', async ({ page }) => {
  await open(page, '#servicios')
  const panel = page.getByRole('tabpanel', { name: 'Servicios' })
  await expect(panel.getByRole('link', { name: /^Ver detalle/ })).toHaveCount(6)
  const search = page.getByPlaceholder('Buscar servicio...')
  await search.fill('constitucion')
  await expect(panel.getByRole('link', { name: /^Ver detalle/ })).toHaveCount(1)
  await expect(panel.getByRole('heading', { name: 'Asesoría legal' })).toBeVisible()
  await search.fill('peluquería')
  await expect(panel.getByText('Ningún servicio coincide')).toBeVisible()
  await hasNoViolations(page)
  await panel.getByRole('button', { name: 'Ver los seis servicios' }).click()
  await expect(panel.getByRole('link', { name: /^Ver detalle/ })).toHaveCount(6)
  await expect(panel.getByRole('heading', { name: 'Formas de Contratación' })).toBeVisible()
})

test('only one of the frequent questions is open at a time', async ({ page }) => {
  await open(page, '#preguntas')
  await expect(tab(page, 'Preguntas frecuentes')).toHaveAttribute('aria-selected', 'true')
  const opened = page.locator('details[name=preguntas][open]')
  for (const { question, answer } of faq) {
    if (question !== faq[0]?.question) await page.locator('summary', { hasText: question }).click()
    await expect(opened).toHaveCount(1)
    await expect(page.getByText(answer)).toBeVisible()
  }
})

for (const width of [1280, 360, 320]) {
  test(`at ${width} px everything fits and is accessible, with everything open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    for (const text of [
      '¿Cuáles son los precios?',
      'nómina de 12 empleados',
      'Quiero hablar con una persona',
    ])
      await hear(page, text)
    await hasNoViolations(page)
    await fits(page)
    await tab(page, 'Servicios').click()
    for (const includes of await page.getByText('Qué incluye').all()) await includes.click()
    await hasNoViolations(page)
    await fits(page)
    await tab(page, 'Preguntas frecuentes').click()
    await hasNoViolations(page)
    await fits(page)
  })
}

test('a client is greeted by name, sent to the portal and not asked to sign in', async ({ page }) => {
  await signIn(page, 'cliente@demo.co')
  await open(page)
  await expect(log(page)).toContainText('Hola, cliente. Puedo contarte')
  await expect(page.getByRole('heading', { name: 'Tu carpeta' })).toBeVisible()
  const folder = await page.request.get('/api/carpeta')
  expect(folder.status()).toBe(200)
  const { url } = (await folder.json()) as { url: string | null }
  const beside = page
    .getByRole('main')
    .getByRole('link', { name: url ? /^Mi carpeta en Drive/ : 'Subir factura' })
  await expect(beside).toHaveAttribute('href', url ?? '/portal/facturas')
  const answer = await hear(page, 'Ya soy cliente, ¿dónde están mis cosas?')
  await expect(answer.getByRole('link', { name: 'Ir al portal' })).toHaveAttribute('href', '/portal')
  await expect(answer).not.toContainText('inicia sesión')
  await hasNoViolations(page)
})

test('the Drive folder is refused without a session, and to a person who waits for approval', async ({
  page,
  request,
}) => {
  expect((await request.get('/api/carpeta')).status()).toBe(401)
  await signIn(page, 'espera@demo.co')
  expect((await page.request.get('/api/carpeta')).status()).toBe(403)
})

test('without script the services, prices and answers can all be read', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/asistente')
  for (const { title } of services)
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText('El chat necesita JavaScript.')).toBeVisible()
  await expect(page.getByText('Entre 1 y 2 semanas después de firmar.')).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  await fits(page)
  await context.close()
})

test('search engines find the ten questions with the answers of the page', async ({ request }) => {
  const html = await (await request.get('/asistente')).text()
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const nodes = (JSON.parse(json) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] })[
    '@graph'
  ]
  const questions = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(questions.map(({ name }) => name)).toEqual(faq.map(({ question }) => question))
  for (const { answer } of faq) expect(html).toContain(answer)
})
