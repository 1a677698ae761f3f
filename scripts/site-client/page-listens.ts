import type { Page } from '@playwright/test'

const patience = 10_000

/**
 * True when React controls the visible fields, or when the page has no scripts.
 * False while React has not yet inserted a streamed part of the page.
 */
function isTakenOver(): boolean {
  if (!('__next_f' in window)) return true
  if (document.querySelector('template[id^="B:"]')) return false
  const fields = 'button, input:not([type=radio], [type=hidden]), textarea, select'
  const waiting = document.querySelectorAll(`main :is(${fields})`)
  const taken = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  return [...waiting].every(taken)
}

/** Waits until React controls the page, but only for a while, because some tests block the scripts. */
export const listens = (page: Page): Promise<unknown> =>
  page.waitForFunction(isTakenOver, undefined, { timeout: patience }).catch(() => null)
