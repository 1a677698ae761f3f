import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { runIn } from '@/scripts/checks/watched-browser'

function reloading(times: number, words = 'page.evaluate: Execution context was destroyed'): Page {
  let left = times
  const page = {
    waitForLoadState: async () => undefined,
    evaluate: async (work: () => unknown) => {
      if (left-- > 0) throw new Error(words)
      return work()
    },
  }
  return page as unknown as Page
}

test('work that is lost because the page reloads runs again in the new page', async () => {
  expect(await runIn(reloading(2), async () => 'run')).toBe('run')
})

test('a page that never stops reloading is an error, and so is work that fails by itself', async () => {
  await expect(runIn(reloading(100), async () => 'run')).rejects.toThrow('destroyed')
  await expect(runIn(reloading(1, 'x is not defined'), async () => 'run')).rejects.toThrow('not defined')
})
