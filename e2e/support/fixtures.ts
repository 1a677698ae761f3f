import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { listens } from './listens'

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
