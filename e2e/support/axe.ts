import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What moves: how many transitions have an end to come, and the messages on screen with what they are about to do. */
const movement = () => ({
  running: document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length,
  messages: [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map(
    ({ dataset, textContent }) => `${textContent} ${dataset.mounted} ${dataset.removed} ${dataset.visible}`,
  ),
})

/**
 * The violations of a page that stands still. What fades in or out has colours of no moment: when a message came or
 * went during the reading, the page is read again.
 */
export async function violationsOf(page: Page) {
  for (;;) {
    const before = await standingStill(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    if (violations.length === 0 || JSON.stringify(await page.evaluate(movement)) === before) return violations
  }
}

async function standingStill(page: Page): Promise<string> {
  let now = await page.evaluate(movement)
  await expect
    .poll(async () => {
      now = await page.evaluate(movement)
      return now.running
    })
    .toBe(0)
  return JSON.stringify(now)
}
