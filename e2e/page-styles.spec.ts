import type { Page } from '@playwright/test'
import { differentRoutes } from '../content/public-routes'
import { expect, test } from './support/fixtures'

/** Returns the styles of every element, of its marks before and after, and where it stands. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const styles = ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          return part && style.content === 'none'
            ? ''
            : [...style].map((name) => style.getPropertyValue(name)).join(';')
        })
        return `${element.tagName}.${element.className} ${[x, y, width, height].join(' ')} ${styles.join('|')}`
      }),
  )
const loaded = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].filter(({ href }) => href !== null).length)

for (const route of differentRoutes) {
  test(
    `${route} looks the same with the rules it came with and with the whole style sheets`,
    { tag: ['/', '/asistente'].includes(route) ? '@core' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(route)
        await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
        expect(await loaded(page)).toBe(0)
        const before = await looks(page)
        // A touch of the page without any effect of its own.
        await page.evaluate(() => document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true })))
        await expect.poll(() => loaded(page)).toBe(2)
        expect(await looks(page)).toEqual(before)
      }
    },
  )
}

test(
  'a page that is reached by a link has its styles, and so has what opens there',
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
