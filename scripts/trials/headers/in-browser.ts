import type { Page } from '@playwright/test'
import { launchBrowser } from '../../bench-site/launch-browser'
import type { Company, Visitor } from '../company'
import type { Stage } from '../stage'
import type { Tries } from '../trial'
import { openWatched, visit } from '../watched-browser'

/**
 * Something that every policy of ours forbids: unless it is noticed in time, nothing noticed says nothing. No script: one that
 * a script adds is trusted where a page has a nonce.
 */
const breakThePolicy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(), { once: true })
        setTimeout(resolve, 5000)
        const picture = document.createElement('img')
        picture.src = 'https://malo.example/x.png'
        document.body.append(picture)
      }),
  )

/** Opens the pages in Chromium as everybody who sees them: none breaks its policy or throws. */
export async function inBrowser(
  { url }: Stage,
  { cookies }: Company,
  pages: ReadonlyMap<Visitor, string[]>,
  tries: Tries,
): Promise<number> {
  const browser = await launchBrowser()
  let opened = 0
  for (const [who, routes] of pages) {
    const watched = await openWatched(browser, url, cookies[who])
    for (const route of routes) {
      const status = await visit(watched, url + route)
      opened++
      const seen = watched.seen.splice(0).join('; ')
      tries.expect(status === 200 && seen === '', `${route} as ${who} in the browser (${status}): ${seen}`)
    }
    await breakThePolicy(watched.page)
    tries.expect(watched.seen.length > 0, `${who}: what is forbidden is not noticed`)
    await watched.close()
  }
  await browser.close()
  return opened
}
