import type { Browser, Page } from '@playwright/test'

/** What a page did that none of ours may: said in words, with its address. */
type Watched = { page: Page; seen: string[]; close: () => Promise<void> }

/** A tab that keeps what breaks the policy, what opens a dialogue and what calls the functions that attacks call. */
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
  // Functions that go to the browser bring a helper of the compiler's along, which it does not have.
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
/** How often a page may be loaded anew before what was to run in it is given up. */
const most = 5

/**
 * Runs in the page, and in the next one when it is taken along. Pages that follow something live ask for themselves again once
 * they listen; when that answer is lost on the way, Next loads the whole page anew.
 */
export async function runIn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++)
    try {
      await page.waitForLoadState('load')
      return await page.evaluate(work)
    } catch (error) {
      if (time === most || !taken.test(String(error))) throw error
    }
}

/** Goes to an address and waits until its scripts have run and what they ask for has come. */
export async function visit({ page }: Watched, address: string): Promise<number> {
  const answer = await page.goto(address, { waitUntil: 'load' })
  await runIn(page, () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  return answer?.status() ?? 0
}
