import type { Page } from '@playwright/test'

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
