import type { APIResponse, Page } from '@playwright/test'
import { differentRoutes, publicRoutes } from '../content/public-routes'
import { headerFaults } from '../scripts/site-client/header-faults'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs } from './support/members'

test.describe('accessibility', () => {
  const violations = async (page: Page) => {
    const found = await violationsOf(page)
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }

  const excess = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
  const dropdown = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).locator('summary')
  const menu = (page: Page) => page.locator('summary[aria-label="Menú"]')

  /** Opens only the last question on the page, because opening a question closes the other questions of its group. */
  async function openAnswers(page: Page) {
    const last = page.locator('main details > summary').last()
    if ((await last.count()) > 0) await last.evaluate((summary: HTMLElement) => summary.click())
  }

  /** Pages in `core` are checked in every `npm test`, all other pages only with the option `--whole`. */
  const tagOf = (route: string, core = ['/']) => ({ tag: core.includes(route) ? '@core' : [] })

  for (const route of differentRoutes) {
    test(
      `${route} has no axe violation at 360 and 1280 px, closed or with everything open`,
      tagOf(route, ['/', '/contacto']),
      async ({ page }) => {
        const problems: string[] = []
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
        page.on('pageerror', (error) => problems.push(String(error)))
        await page.setViewportSize({ width: 1280, height: 800 })
        const response = await page.goto(route)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(banner(page)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await openAnswers(page)
        await dropdown(page).focus()
        await page.keyboard.press('Enter')
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Todos los servicios' }),
        ).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')

        await page.setViewportSize({ width: 360, height: 800 })
        expect(await violations(page)).toEqual([])
        await menu(page).click()
        await expect(page.getByRole('navigation', { name: 'Menú móvil' })).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect(problems).toEqual([])
      },
    )

    test(
      `${route} fits 320 px, and 1280 px at 200 %, with the menu open too`,
      tagOf(route),
      async ({ page }) => {
        for (const width of [640, 320]) {
          await page.setViewportSize({ width, height: 400 })
          await page.goto(route)
          await expect(banner(page)).toBeVisible()
          expect(await excess(page), `${width} px`).toBeLessThanOrEqual(0)
          await menu(page).click()
          expect(await excess(page), `${width} px with the menu`).toBeLessThanOrEqual(0)
        }
      },
    )

    test(
      `${route} does not move with reduced motion, and works by keyboard alone with every stop in view and marked`,
      tagOf(route),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(route)
        await expect(banner(page)).toBeVisible()
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map(String),
        )
        expect(moving).toEqual([])
        const seen = new Set<string>()
        let last = ''
        for (let stop = 0; stop < 200; stop++) {
          await page.keyboard.press('Tab')
          const focus = await page.evaluate(() => {
            const element = document.activeElement
            if (!element || element === document.body) return null
            const { outlineStyle, outlineWidth } = getComputedStyle(element)
            const { top, bottom, left, right } = element.getBoundingClientRect()
            const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
            const all = [...document.querySelectorAll('*')]
            return {
              index: String(all.indexOf(element)),
              name: element.outerHTML.slice(0, 120),
              marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
              inView,
            }
          })
          // The Tab key stops several times in a date field, once for each of its parts.
          if (focus && focus.index === last) continue
          if (!focus || seen.has(focus.index)) break
          last = focus.index
          seen.add(focus.index)
          expect(focus.inView, `out of view: ${focus.name}`).toBe(true)
          expect(focus.marked, `no outline: ${focus.name}`).toBe(true)
        }
        expect(seen.size).toBeGreaterThan(20)
        expect(seen.size).toBeLessThan(200)
      },
    )
  }
})

test.describe('headers', () => {
  const stranger = 'https://otro.example'
  const asked = { maxRedirects: 0, headers: { origin: stranger } }

  const kinds: Record<string, readonly string[]> = {
    static: differentRoutes,
    dynamic: ['/auth', '/auth/recuperar', '/waitlist', '/access-denied', '/portal', '/admin', '/tareas'],
    'not found': ['/no-existe', '/servicios/no-existe', '/portal/no-existe', '/_next/static/no-existe.js'],
    api: ['/api/realtime-token', '/api/documentos/no-existe', '/api/cron', '/api/no-existe'],
    file: [
      '/robots.txt',
      '/sitemap.xml',
      '/icon.svg',
      '/favicon.ico',
      '/apple-icon',
      '/manifest.webmanifest',
    ],
  }

  /** Replaces the test backend's local URL by an HTTPS URL, as a deployed site sends it. */
  const deployed = (value: string) =>
    value.replace(/\b(http|ws):\/\/(127\.0\.0\.1|localhost):\d+/g, '$1s://api.example')

  async function judge(response: APIResponse) {
    const headers = new Headers()
    for (const { name, value } of response.headersArray()) headers.append(name, deployed(value))
    return headerFaults({ headers, body: await response.text() })
  }

  for (const [kind, routes] of Object.entries(kinds)) {
    for (const route of routes) {
      test(
        `${route} (${kind}) has every header that it should, with one policy`,
        { tag: '@core' },
        async ({ request }) => {
          const response = await request.get(route, asked)
          if (kind === 'static' || kind === 'file') expect(response.status()).toBe(200)
          if (kind === 'not found') expect([307, 404]).toContain(response.status())
          expect(await judge(response)).toEqual([])
          const all = response.headersArray().map(({ name, value }) => ({ name: name.toLowerCase(), value }))
          const policies = all.filter(({ name }) => name === 'content-security-policy')
          expect(policies).toHaveLength(1)
          expect(policies[0]?.value).toContain("frame-ancestors 'none'")
          expect(response.headers()['permissions-policy']).toContain('camera=()')
        },
      )
    }
  }

  test('are also complete on a client’s own pages', { tag: '@core' }, async ({ page }) => {
    await enterAs(page, { email: 'cliente@demo.co' })
    for (const route of [
      '/portal',
      '/portal/facturas',
      '/portal/no-existe',
      '/api/realtime-token',
      '/auth',
    ]) {
      expect(await judge(await page.request.get(route, asked)), route).toEqual([])
    }
  })

  test('allow everything that the portal’s pages with forms load', { tag: '@core' }, async ({ page }) => {
    const broken: string[] = []
    await page.exposeFunction('noteViolation', (what: string) => broken.push(what))
    await page.addInitScript(() => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (what: string) => void }
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
      )
    })
    await enterAs(page, { email: 'cliente@demo.co' })
    for (const route of ['/portal/cuenta', '/portal/mensajes', '/portal/citas']) await page.goto(route)
    expect(broken).toEqual([])
  })

  test(
    'contain one policy in the answer to a form posted without script',
    { tag: '@core' },
    async ({ request }) => {
      const response = await request.post('/contacto', { multipart: { name: 'Ana' }, maxRedirects: 0 })
      const names = response.headersArray().map(({ name }) => name.toLowerCase())
      expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1)
    },
  )

  test('keep search engines out of private pages', { tag: '@core' }, async ({ request }) => {
    for (const route of [...kinds.dynamic!, ...kinds.api!, '/portal/no-existe'])
      expect((await request.get(route, asked)).headers()['x-robots-tag'], route).toBe('noindex, nofollow')
    for (const route of publicRoutes)
      expect((await request.get(route, asked)).headers()['x-robots-tag'], route).toBeUndefined()
  })

  test('the sitemap and robots.txt are served', { tag: '@core' }, async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap.match(/<loc>/g)).toHaveLength(publicRoutes.length)
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/')
  })
})
