import { randomInt } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

// Whichever way a test opens its pages: what it does before React has taken a page over is lost, which nobody who reads it
// first is quick enough for.
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

/** Each test comes from an address of its own, so that one test's attempts never count against another's limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    const part = () => randomInt(1, 255)
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  // Files are asked of Playwright instead of a person from the start: told only when the key is pressed, it may come too late.
  page: async ({ page }, provide) => {
    page.on('filechooser', () => {})
    waitForScripts(page)
    await provide(page)
  },
})

export { expect } from '@playwright/test'

const patience = 10_000

/**
 * True once React has every field and button of the page's content; at once where no script runs. The hidden fields of a
 * form are the server's own, for a browser without script: React never takes those. A part that has still to be put in its
 * place (React's template of it) brings fields that are not counted yet.
 */
function isTakenOver(): boolean {
  if (!('__next_f' in window)) return true
  if (document.querySelector('template[id^="B:"]')) return false
  const fields = 'button, input:not([type=radio], [type=hidden]), textarea, select'
  const waiting = document.querySelectorAll(`main :is(${fields})`)
  const taken = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  return [...waiting].every(taken)
}

/** Waits until the page's scripts listen. A page whose scripts a test holds back goes on after a while. */
export const listens = (page: Page): Promise<unknown> =>
  page.waitForFunction(isTakenOver, undefined, { timeout: patience }).catch(() => null)

/** How many transitions and animations have an end to come. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length

/**
 * The violations of a page that stands still. What fades has colours of no moment, and may have begun and ended while the page
 * was read: a message that goes, a button that comes to lie under the mouse. Two readings in a row say the same of a violation.
 */
export async function violationsOf(page: Page) {
  for (let last = ''; ;) {
    await expect.poll(() => page.evaluate(moving)).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]))
    if (violations.length === 0 || found === last) return violations
    last = found
  }
}

/** From any page of the portal, by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
}
