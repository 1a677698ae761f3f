import type { Page } from '@playwright/test'
import { differentRoutes } from '../content/public-routes'
import { expect, test } from './support/fixtures'

type Looks = { element: string; looks: Record<string, string> }[]
type LooksWindow = typeof globalThis & { earlierLooks?: Looks }

/**
 * Records the position and styles of every element, and the styles of its pseudo-elements `::before` and `::after`.
 * Returns the first differences from the record that the previous call left in the page.
 */
const changedLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const now: Looks = [...document.querySelectorAll('body, body *')]
      .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        // `place` is empty for an element that is not rendered, for example in a closed `<details>`.
        const place = element.checkVisibility() ? [x, y, width, height].join(' ') : ''
        const looks: Record<string, string> = { place }
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part)
          if (part && style.content === 'none') continue
          // Custom properties are skipped, because they have no effect by themselves.
          // Margins of visible elements are skipped, because Chromium may first report `auto` margins as 0 px.
          const skipped = place ? /^(--|margin)/ : /^--/
          for (const name of [...style].filter((one) => !skipped.test(one)))
            looks[part + name] = style.getPropertyValue(name)
        }
        return { element: `${element.tagName} ${element.getAttribute('class') ?? ''}`, looks }
      })
    const before = (globalThis as LooksWindow).earlierLooks ?? []
    ;(globalThis as LooksWindow).earlierLooks = now
    const differences: string[] = []
    for (const [at, { element, looks }] of now.entries()) {
      if (differences.length > 50) break
      const old = before[at]?.looks ?? {}
      for (const name of Object.keys({ ...old, ...looks }))
        if (old[name] !== looks[name]) differences.push(`${element}: ${name} ${old[name]} → ${looks[name]}`)
    }
    return differences
  })

/** Counts the style sheets that have loaded and apply to the screen. */
function readableSheets(): number {
  const rules = (sheet: CSSStyleSheet) => {
    try {
      return sheet.cssRules.length
    } catch {
      return 0
    }
  }
  return [...document.styleSheets].filter(
    (sheet) => sheet.href !== null && sheet.media.length === 0 && rules(sheet) > 0,
  ).length
}

for (const route of differentRoutes) {
  test(
    `${route} looks the same with the rules it came with and with the whole style sheets`,
    { tag: route === '/' ? '@core' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(route)
        await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
        expect(await page.evaluate(readableSheets)).toBe(0)
        // At the first call of `changedLooks` all styles count as changed; few changes would mean that it is broken.
        expect((await changedLooks(page)).length).toBeGreaterThan(50)
        // This event makes the page load the complete style sheets, as if the user had focused a field.
        await page.evaluate(() => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
        await expect.poll(() => page.evaluate(readableSheets)).toBe(2)
        expect(await changedLooks(page)).toEqual([])
      }
    },
  )
}

test(
  'a page that a link opens has its styles, and so have the parts that open on it',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Asistente Virtual' }).click()
    await expect(page.getByRole('tab', { name: 'Servicios' })).toBeVisible()
    const bare = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('li')].filter((item) => getComputedStyle(item).listStyleType !== 'none')
            .length,
      )
    expect(bare).toBe(0)
    await page.getByRole('tab', { name: 'Servicios' }).click()
    await page.getByPlaceholder('Buscar servicio...').fill('nómina')
    const card = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(card.first()).toHaveCSS('display', 'flex')
    await expect(page.getByRole('status').first()).toHaveText('1 servicio')
  },
)

test(
  'a page whose style sheets do not arrive stays as it is, and the next press loads them',
  { tag: '@core' },
  async ({ page }) => {
    const sheets = /\/_next\/static\/.*\.css/
    let failed = 0
    await page.route(sheets, (route) => {
      failed += 1
      return route.abort()
    })
    await page.goto('/')
    const press = () => page.keyboard.press('Shift')
    await press()
    await expect.poll(() => failed).toBe(2)
    await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(sheets)
    await press()
    await expect.poll(() => page.evaluate(readableSheets)).toBe(2)
  },
)

test('a font that arrives too late for a page does not move it at the first press', async ({ page }) => {
  const { promise: painted, resolve: sendFonts } = Promise.withResolvers<void>()
  await page.route(/\.woff2/, (route) => painted.then(() => route.continue()))
  await page.goto('/servicios/asesoria-nomina', { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  sendFonts()
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
    const heights = new Set<number>()
    Object.assign(globalThis, { heights })
    new ResizeObserver(() => heights.add(document.body.offsetHeight)).observe(document.body)
  })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(readableSheets)).toBe(2)
  // Waits two frames, so that a change of the height just before is recorded too.
  const heights = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    return [...(globalThis as typeof globalThis & { heights: Set<number> }).heights]
  })
  expect(heights).toHaveLength(1)
})
