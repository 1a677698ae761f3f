import type { Browser, Page } from '@playwright/test'

/** `seen` lists the forbidden events, each with the page on which it happened. */
type Watched = { page: Page; seen: string[]; close: () => Promise<void> }

/** Opens a page that records policy violations, errors, dialogs and calls of functions that attacks use. */
export async function openWatched(browser: Browser, url: string, cookie = ''): Promise<Watched> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const pairs = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      domain: new URL(url).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
  const page = await context.newPage()
  const seen: string[] = []
  const note = (what: string) => seen.push(`${new URL(page.url()).pathname}: ${what}`)
  await page.exposeFunction('noteForTheCheck', note)
  page.on('dialog', (dialog) => {
    note(`a dialogue says ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => note(`error ${error.message}`))
  // The compiler inserts calls of the helper `__name` into functions, but the page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { noteForTheCheck: (what: string) => void }).noteForTheCheck
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`policy ${event.effectiveDirective} broken by ${event.blockedURI} ${event.sample}`),
    )
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(globalThis, name, {
        value: (text: unknown) => tell(`${name} called with ${String(text)}`),
      })
  })
  return { page, seen, close: () => context.close() }
}

const taken = /context was destroyed|because of a navigation/
const most = 5

/** Runs `work` in the page, and again if Next reloaded the page meanwhile. */
export async function runIn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++)
    try {
      await page.waitForLoadState('load')
      return await page.evaluate(work)
    } catch (error) {
      if (time === most || !taken.test(String(error))) throw error
    }
}

/** Opens a page, waits until its scripts and their requests have finished, and returns the status. */
export async function visit({ page }: Watched, address: string): Promise<number> {
  const answer = await page.goto(address, { waitUntil: 'load' })
  await runIn(page, () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  return answer?.status() ?? 0
}
