import { randomInt } from 'node:crypto'
import axe from 'axe-core'
import { expect, test as base, type Frame, type Page } from '@playwright/test'
import { frame } from '@/content/navigation'
import { listens } from '../../scripts/site-client/page-listens'

// After every navigation, waits until React controls the page, because earlier input would be lost.
function waitForScripts(page: Page) {
  const pages = Object.getPrototypeOf(page) as Page & { waits?: boolean }
  if (pages.waits) return
  pages.waits = true
  const { goto, reload } = pages
  pages.goto = async function (this: Page, url, options) {
    const answer = await goto.call(this, url, options)
    if (!options?.waitUntil) await listens(this)
    return answer
  }
  pages.reload = async function (this: Page, options) {
    const answer = await reload.call(this, options)
    if (!options?.waitUntil) await listens(this)
    return answer
  }
}

/** Each test sends its own IP address, so that its requests do not count towards the rate limits of other tests. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    const part = () => randomInt(1, 255)
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  // File choosers are intercepted from the start, because a listener added at the key press may be too late.
  page: async ({ page }, provide) => {
    page.on('filechooser', () => {})
    waitForScripts(page)
    await provide(page)
  },
})

export { expect } from '@playwright/test'

const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length

/** Loads axe once for each document, because reading its source takes as long as judging a small page. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
}

/** Fading colours cause false violations, so axe runs after animations and until two runs in a row agree. */
export async function violationsOf(page: Page): Promise<axe.Result[]> {
  // When a link is followed, Next sets the title after the content, and axe reports a page without a title.
  await expect(page).toHaveTitle(/\S/)
  for (let last = ''; ;) {
    await expect.poll(() => page.evaluate(moving)).toBe(0)
    await loadAxe(page.mainFrame())
    // Loading axe may fail in a frame of another site, which is harmless, because axe does not check such a frame.
    for (const frame of page.mainFrame().childFrames()) await loadAxe(frame).catch(() => undefined)
    const violations = await page.evaluate(async () => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
      return (await loaded.run(document, { resultTypes: ['violations'] })).violations
    })
    const found = JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]))
    if (violations.length === 0 || found === last) return violations
    last = found
  }
}

/** Looks only in the region of the toasts, because lists and breadcrumbs may contain the words of a toast. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: `${frame.notifications} alt+T`, exact: true })
    .getByRole('listitem')
    .filter({ hasText: text })

export const toast = (page: Page, title: string | RegExp, description = '') =>
  expect(toastOf(page, typeof title === 'string' ? title + description : title).first()).toBeVisible()

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
}
