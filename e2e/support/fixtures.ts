import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'

/** Each test comes from an address of its own, so that one test's attempts never count against another's limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    const part = () => randomInt(1, 255)
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  // Files are asked of Playwright instead of a person from the start: told only when the key is pressed, it may come too late.
  page: async ({ page }, provide) => {
    page.on('filechooser', () => {})
    await provide(page)
  },
})

export { expect } from '@playwright/test'
