import type { Page } from '@playwright/test'
import { hydrated } from './support/account-page'
import { leave, newClient } from './support/agenda-page'
import { isThorough } from '../tests/support/thorough'
import { expect, test } from './support/fixtures'
import { enterAs, enterAsAdmin } from './support/members'

test.describe.configure({ mode: 'parallel' })

const pathOf = (url: string) => new URL(url).pathname
const isFile = (path: string) => /^\/_next\/static\/.*\.(js|css)$/.test(path)
const failures = /Se cortó la conexión|Unexpected Application Error|No pudimos/

async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>()
  const note = (request: { url: () => string }) => files.add(pathOf(request.url()))
  page.on('request', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return [...files].filter(isFile)
}

/** Makes requests for these files fail until `mend` is called; `mend` also tells the page that it is online. */
async function cut(page: Page, files: readonly string[]) {
  let isCut = true
  let failed = 0
  const matches = (url: URL) => files.includes(url.pathname)
  await page.route(matches, (route) => {
    if (!isCut) return route.continue()
    failed += 1
    return route.abort('internetdisconnected')
  })
  return {
    failed: () => failed,
    async mend() {
      isCut = false
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
    },
    restore: () => page.unroute(matches),
  }
}

/** A quick run lets only the last style sheet and every sixth script fail. */
function tried(files: readonly string[]): readonly string[] {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return isThorough ? files : [...sheets.slice(-1), ...scripts.filter((_, at) => at % 6 === 0)]
}

/** Opens the page without one of its files at a time; the page must stay readable, because the server renders it. */
async function staysWithoutEach(page: Page, path: string, title: string | RegExp): Promise<void> {
  const html = await (await page.request.get(path)).text()
  expect(html.match(/waits=new WeakMap/g), 'the code that fetches files again').toHaveLength(1)
  const files = await filesOf(page, path)
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(8)
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(1)
  for (const file of tried(files))
    await test.step(file, async () => {
      const line = await cut(page, [file])
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(line.failed).toBeGreaterThan(0)
      const heading = page.getByRole('heading', { level: 1, name: title })
      // React shows a failure only after the second request for the file has failed too.
      await page.waitForLoadState('load')
      await expect.poll(line.failed).toBeGreaterThan(1)
      await expect(heading).toBeVisible()
      await expect(page.getByText(failures)).toHaveCount(0)
      await line.mend()
      await hydrated(page.locator('main').locator('a, button').first())
      await expect(heading).toBeVisible()
      await expect(page.getByText(failures)).toHaveCount(0)
      await line.restore()
    })
}

test(
  'the portal can be read while one of its files is missing, and works once the file arrives',
  { tag: '@core' },
  async ({ page }) => {
    const client = await newClient('linea')
    await enterAs(page, client)
    await staysWithoutEach(page, '/portal', /^Hola/)
    await leave(client)
  },
)

test('a page of the firm can be read while one of its files is missing', async ({ page }) => {
  await enterAsAdmin(page)
  await staysWithoutEach(page, '/admin/clientes', 'Clientes')
})

test('the sign-in page can be read while one of its files is missing', async ({ page }) => {
  await staysWithoutEach(page, '/auth', /.+/)
})

test(
  'a page that a link opens without its scripts says that the connection was cut, and opens when it is back',
  { tag: '@core' },
  async ({ page }) => {
    const client = await newClient('enlace')
    await enterAs(page, client)
    const next = await filesOf(page, '/portal/calendario')
    const first = await filesOf(page, '/portal/cuenta')
    const own = next.filter((file) => file.endsWith('.js') && !first.includes(file))
    expect(own.length).toBeGreaterThan(0)
    const line = await cut(page, own)
    await page.goto('/portal/cuenta')
    await page.getByRole('navigation').getByRole('link', { name: 'Calendario' }).first().click()
    await expect(page.getByRole('heading', { name: 'Se cortó la conexión' })).toBeVisible()
    await expect(page.getByText(/de nuestro lado|Unexpected/)).toHaveCount(0)
    await line.mend()
    await expect(page.getByRole('heading', { level: 1, name: /Calendario|Obligaciones/ })).toBeVisible()
    await expect(page.getByText(failures)).toHaveCount(0)
    await leave(client)
  },
)
