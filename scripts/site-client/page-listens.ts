import type { Page } from '@playwright/test'

const patience = 10_000

/** True once React controls the visible fields and buttons, or no script runs. Parts still in a template are not ready. */
function isTakenOver(): boolean {
  if (!('__next_f' in window)) return true
  if (document.querySelector('template[id^="B:"]')) return false
  const fields = 'button, input:not([type=radio], [type=hidden]), textarea, select'
  const waiting = document.querySelectorAll(`main :is(${fields})`)
  const taken = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  return [...waiting].every(taken)
}

/** Gives up after a while for pages whose scripts a test blocks. */
export const listens = (page: Page): Promise<unknown> =>
  page.waitForFunction(isTakenOver, undefined, { timeout: patience }).catch(() => null)
