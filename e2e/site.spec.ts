import type { Locator } from '@playwright/test'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs } from './support/members'

const legalPaths = [
  '/politicas-privacidad',
  '/terminos-condiciones',
  '/politica-cookies',
  '/tratamiento-datos',
]

test.describe('the header', () => {
  test('turns white past 10 px', async ({ page }) => {
    await page.goto('/nosotros')
    const bar = page.getByRole('banner')
    const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow)
    await expect(bar).not.toHaveAttribute('data-scrolled')
    expect(await shadow()).toBe('none')
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
    await expect(bar).toHaveAttribute('data-scrolled')
    await expect.poll(shadow).not.toBe('none')
  })

  test(
    'opens the services by mouse and by keyboard, and Escape closes them',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/')
      const nav = page.getByRole('navigation', { name: 'Principal' })
      const entry = nav.getByRole('link', { name: 'Revisoría fiscal' })
      await expect(entry).toBeHidden()
      await nav.getByText('Servicios', { exact: true }).hover()
      await expect(entry).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.mouse.move(5, 700)
      await expect(entry).toBeHidden()
      await nav.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(entry).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(entry).toBeHidden()
      await expect(nav.locator('summary')).toBeFocused()
      await page.keyboard.press('Enter')
      await entry.click()
      await expect(page).toHaveURL(/\/servicios\/revisoria-fiscal$/)
      await expect(entry).toBeHidden()
    },
  )

  test('has the menu below 768 px and the bar from there on', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/')
    const menu = page.locator('summary[aria-label="Menú"]')
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await expect(bar).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(bar).toBeHidden()
    await menu.click()
    const mobile = page.getByRole('navigation', { name: 'Menú móvil' })
    await expect(mobile.getByRole('link', { name: 'Registrarse' })).toBeVisible()
    await expect
      .poll(() => page.getByRole('banner').evaluate((element) => getComputedStyle(element).boxShadow))
      .not.toBe('none')
    expect(await violationsOf(page)).toEqual([])
    await mobile.getByRole('link', { name: 'Nosotros' }).click()
    await expect(page).toHaveURL(/\/nosotros$/)
    await expect(mobile).toBeHidden()
  })

  test('starts with a link that skips the navigation', async ({ page }) => {
    await page.goto('/servicios')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Ir al contenido' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })
})

test('a visitor and a client see different texts, and nothing shifts', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
    'href',
    '/auth?tab=registro',
  )
  await expect(main.getByRole('link', { name: 'Ingresar al Portal' })).toHaveAttribute('href', '/auth')
  await expect(main.getByRole('link', { name: 'Registrarse Gratis' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ya tengo cuenta' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Acceder al Portal' })).toBeHidden()

  await enterAs(page, { email: 'cliente@demo.co' })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Portal de Clientes' })).toHaveAttribute('href', '/portal')
  await expect(header.getByText('cliente', { exact: true }).first()).toBeVisible()
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeHidden()
  await expect(main.getByRole('link', { name: 'Ingresar al Portal' })).toHaveAttribute('href', '/portal')
  await expect(main.getByRole('link', { name: 'Acceder al Portal' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Registrarse Gratis' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined()

  await header.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Portal de Clientes' })).toBeHidden()
})

test(
  'the example on the home page finds each of its three errors without the network',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/')
    const example = page.locator('#revision')
    await expect(example.getByText('dos cifras invertidas al digitar.')).toBeVisible()
    await context.setOffline(true)
    await example.getByRole('radio', { name: 'El IVA' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(example.getByText('sobra un cero en la línea de las resmas.')).toBeVisible()
    await expect(example.getByText('6.804.000')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(example.getByText('el total repite el subtotal y olvida el impuesto.')).toBeVisible()
    await expect(example.getByText('dos cifras invertidas al digitar.')).toBeHidden()
  },
)

test(
  'a page with a missing script stays as it is, and works once the script arrives',
  { tag: '@core' },
  async ({ page }) => {
    let failed = 0
    await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => {
      // The bundler's runtime is let through, because only then can React run and replace the page by an error.
      if (failed > 0 || route.request().url().includes('turbopack')) return route.continue()
      failed += 1
      return route.abort()
    })
    await page.goto('/')
    await expect.poll(() => failed).toBe(1)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
  },
)

test(
  'either button of the cookie banner hides it and stores the choice',
  { tag: '@core' },
  async ({ page, context }) => {
    for (const name of ['Aceptar', 'Cerrar']) {
      await context.clearCookies()
      await page.goto('/')
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      const banner = page.getByRole('region', { name: 'Aviso de cookies' })
      await banner.getByRole('button', { name, exact: true }).click()
      await expect(banner).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true')
    }
  },
)

test('the answers about a service open one at a time, by keyboard', async ({ page }) => {
  await page.goto('/servicios/auditoria-externa')
  const duration = page.getByText('Una auditoría financiera estándar toma de 3 a 8 semanas')
  const difference = page.getByText('La auditoría externa da una seguridad alta')
  await expect(duration).toBeVisible()
  await page.locator('summary', { hasText: '¿En qué se diferencia' }).focus()
  await page.keyboard.press('Enter')
  await expect(difference).toBeVisible()
  await expect(duration).toBeHidden()
})

for (const path of legalPaths) {
  test(`${path} has its date, its contents and a print style`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Última actualización: 5 de abril de 2025.')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Contenido' })
    for (const link of await contents.getByRole('link').all()) {
      const target = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(target)).toHaveCount(1)
    }
    const letterhead = page
      .getByRole('main')
      .getByText('Nogal & Asociados S.A.S., NIT 901.234.567-7', { exact: true })
    await expect(letterhead).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(letterhead).toBeVisible()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an unknown path answers 404 and is reported without its query', { tag: '@core' }, async ({ page }) => {
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/missing'))
  const response = await page.goto('/no-existe/nada?correo=laura@example.co#x')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  const report = await reported
  expect(report.postData()).toBe('/no-existe/nada')
  expect((await report.response())?.status()).toBe(204)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('public pages are complete without script', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/servicios/asesoria-nomina')
  await page.locator('summary[aria-label="Menú"]').click()
  await expect(page.getByRole('navigation', { name: 'Menú móvil' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0)
  await context.close()
})

test('a page that a link opens looks the same as after a reload', async ({ page }) => {
  const height = () =>
    page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().height))
  for (const [name, path] of [
    ['Nosotros', '/nosotros'],
    ['Contacto', '/contacto'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reached = await height()
    await page.reload()
    expect(await height()).toBe(reached)
  }
})

test('a link on the home page opens without a reload, and going back shows the whole page again', async ({
  page,
}) => {
  // A link that is pressed before the page's script runs reloads the page, so the test tries again.
  await expect(async () => {
    await page.goto('/')
    const text = () => page.locator('main').innerText()
    const before = await text()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('main')
      .getByRole('link', { name: /asesoría contable/i })
      .first()
      .click()
    await expect(page).toHaveURL('/servicios/asesoria-contable')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/contable/i)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(text).toBe(before)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }).toPass()
})

test('chosen things can be seen in forced colours: a tab, an error of the example, a day of the calendar', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const looks = (locator: Locator) =>
    locator.evaluateAll((all) =>
      all.map((one) => {
        const { borderBottomColor, borderBottomStyle, borderBottomWidth, backgroundColor } =
          getComputedStyle(one)
        return [borderBottomColor, borderBottomStyle, borderBottomWidth, backgroundColor].join(' ')
      }),
    )
  const expectOneApart = async (locator: Locator) => {
    const [chosen, ...others] = await looks(locator)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(chosen)
  }
  await page.goto('/asistente')
  await expectOneApart(page.getByRole('tab'))
  await page.goto('/politicas-privacidad')
  await expectOneApart(page.getByRole('navigation', { name: 'Documentos legales' }).getByRole('link'))
  await page.goto('/')
  await expectOneApart(page.locator('#revision label'))
  const marked = page.locator('figure td span').filter({ has: page.locator('.sr-only') })
  expect(new Set(await looks(marked)).size).toBeGreaterThanOrEqual(3)
})
