import type { Page } from '@playwright/test'
import { differentRoutes } from '../content/public-routes'
import config from '../playwright.config'
import { expect, test } from './support/fixtures'
import { enterAsAdvisor, signIn } from './support/members'

const { launchOptions } = config.use ?? {}

// The browser's own font size is set, because `rem` in a media query depends on it and not on the styles.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

const firmPages = [
  '/admin',
  '/admin/facturas',
  '/admin/clientes',
  '/admin/registros',
  '/admin/citas',
  '/admin/citas?vista=lista',
  '/admin/mensajes',
  '/admin/mensajes/respuestas',
  '/admin/entregas',
  '/admin/citas/cierres',
  '/admin/citas/horarios',
  '/admin/citas/tipos',
  '/admin/informes',
  '/admin/calendario?vista=fechas',
  '/admin/calendario?vista=uvt',
  '/admin/trabajo?vista=lista',
  '/admin/solicitudes',
  '/admin/notificaciones',
  '/admin/documentos',
  '/admin/honorarios',
]

const clientPages = [
  '/portal',
  '/portal?tab=citas',
  '/portal?tab=mensajes',
  '/portal/facturas',
  '/portal/facturas?tab=history',
  '/portal/facturas?tab=figures',
  '/portal/mensajes',
  '/portal/mensajes/nuevo',
  '/portal/citas',
  '/portal/cuenta',
  '/portal/tareas',
  '/portal/calendario',
  '/portal/solicitudes',
  '/portal/personas',
  '/portal/correo',
  '/portal/notificaciones',
  '/portal/honorarios',
  '/portal/documentos',
  '/portal/escanear',
]

const brokenCells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.overflow-x-auto[tabindex] :is(th, td)')]
      .filter((cell) => cell.getClientRects().length > 0)
      .filter((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > (cell.textContent ?? '').trim().split(/[\s\u00a0-]+/).length + 1
      })
      .map(({ textContent }) => textContent),
  )

for (const width of [320, 1280]) {
  test(`with text of 32 px no page of the portal scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'cliente@demo.co')
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const path of clientPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await excess(), path).toBeLessThanOrEqual(0)
    }
    const rows = page.getByRole('table').getByRole('row')
    for (const kind of [/Aceptada/, /Rechazada/, /\.pdf/]) {
      await page.goto('/portal/facturas?tab=history')
      await rows.filter({ hasText: kind }).first().getByRole('rowheader').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/portal\/facturas\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await excess(), String(kind)).toBeLessThanOrEqual(0)
    }
  })

  test(`with text of 32 px no page of an advisor scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAsAdvisor(page)
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const path of firmPages) {
      await page.goto(path)
      expect(await excess(), path).toBeLessThanOrEqual(0)
    }
    await page.goto('/admin/clientes')
    const client = await page.getByRole('table').getByRole('link').first().getAttribute('href')
    for (const tab of ['resumen', 'facturas', 'documentos', 'mensajes', 'cifras', 'ficha']) {
      await page.goto(`${client}?ver=${tab}`)
      expect(await excess(), tab).toBeLessThanOrEqual(0)
    }
    await page.goto('/admin/clientes?buscar=Tres+Lunas')
    const cafe = await page.getByRole('table').getByRole('link').first().getAttribute('href')
    for (const path of [`${cafe}/hoja`, '/admin/informes']) {
      await page.goto(path)
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(await excess(), path).toBeLessThanOrEqual(0)
      expect(await brokenCells(page), path).toEqual([])
    }
    await page.goto('/admin/facturas')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.locator('#review-title')).toBeVisible()
    expect(await excess(), 'the review page').toBeLessThanOrEqual(0)
  })

  test(`with text of 32 px no public page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of differentRoutes) {
      await page.goto(route)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await excess(), route).toBeLessThanOrEqual(0)
      const menu = page.locator('summary[aria-label="Menú"]')
      if (await menu.isVisible()) await menu.click()
      expect(await excess(), `${route} with the menu`).toBeLessThanOrEqual(0)
    }
  })
}

test('with text of 32 px on a phone an invoice does not scroll sideways, and no NIT or figure of it is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'cliente@demo.co')
  await page.goto('/portal/facturas?tab=history')
  const rejected = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /Rechazada|Reemplazada/ })
  await rejected.first().getByRole('rowheader').getByRole('link').click()
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
  const broken = await sheet.evaluate((article) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of (node.textContent ?? '').matchAll(/\d{1,3}(?:\.\d{3})+(?:-\d)?/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(match[0])
      }
    return found
  })
  expect(broken).toEqual([])
})

test('with text of 32 px on a phone nothing is fixed over the page, and no word of a title, tab or button is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [...differentRoutes, '/no-existe']) {
    await page.goto(path)
    await page.mouse.wheel(0, 1_000)
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((one) => getComputedStyle(one).position === 'fixed' && !one.closest('[data-cookie-banner]'))
        .filter((one) => one.getClientRects().length > 0 && one.offsetHeight > 1)
        .map(({ className }) => className),
    )
    expect(covered, path).toEqual([])
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, nav a, button, a[class*="rounded-control"])')]
        .filter((one) => one.getClientRects().length > 0)
        .flatMap((one) => {
          const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
          const words: string[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange()
              range.setStart(node, match.index)
              range.setEnd(node, match.index + match[0].length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                words.push(match[0])
            }
          return words
        }),
    )
    expect(broken, path).toEqual([])
  }
})

test('with text of 32 px the cookie notice covers at most a third of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const notice = page.locator('[data-cookie-banner]')
  await expect(notice).toBeVisible()
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(844 / 3)
})
