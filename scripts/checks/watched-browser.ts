import type { Browser, Page } from '@playwright/test'

/** `seen` lists forbidden events with their address. */
type Watched = { page: Page; seen: string[]; close: () => Promise<void> }

/** Records policy violations, dialogs and calls of functions that attacks use. */
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
  // The compiler adds this helper to functions, but the page lacks it.
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

/** Repeats after a reload: when a live update is lost, Next reloads the whole page. */
export async function runIn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++)
    try {
      await page.waitForLoadState('load')
      return await page.evaluate(work)
    } catch (error) {
      if (time === most || !taken.test(String(error))) throw error
    }
}

/** Waits until scripts and their requests have finished. */
export async function visit({ page }: Watched, address: string): Promise<number> {
  const answer = await page.goto(address, { waitUntil: 'load' })
  await runIn(page, () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  return answer?.status() ?? 0
}
