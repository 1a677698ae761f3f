import type { Browser } from '@playwright/test'
import type { Tries } from '../trial'
import { openWatched } from '../watched-browser'
import { hostile } from './strings'

/** Everywhere a page that takes no care could put a text. */
const careless = (text: string) =>
  `<!doctype html><title>x</title><body><div>${text}</div><textarea>${text}</textarea><input value="${text}"><input value='${text}'>
  <a href="${text}">x</a><img alt=${text}><script>var x = "${text}"</script></body>`

const called = /(alert|confirm|prompt|print) called/
/** Of 400: some run only in libraries or browsers that are not here. */
const fewest = 200
/** Links of scripts are followed a moment after they were pressed. */
const settledMs = 30

/** What is to be seen when a text does run: without our policy its call, with it the policy that was broken. */
export async function expectNoticed(
  browser: Browser,
  url: string,
  cookie: string,
  tries: Tries,
): Promise<void> {
  const portal = await fetch(`${url}/portal`, { headers: { cookie } })
  const policy = portal.headers.get('content-security-policy') ?? ''
  const watched = await openWatched(browser, url, cookie)
  const { page, seen } = watched
  let next: { body: string; headers: Record<string, string> } | null = null
  await page.route('**/*', (route) => {
    const request = route.request()
    if (next && new URL(request.url()).pathname === '/descuidada') {
      const answer = { contentType: 'text/html; charset=utf-8', ...next }
      next = null
      return route.fulfill(answer)
    }
    // A link that was pressed leads nowhere, and the page stays; a picture that is not there is an error.
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()
  })
  const open = async (text: string, headers: Record<string, string>) => {
    const go = () => {
      next = { body: careless(text), headers }
      return page.goto(`${url}/descuidada`, { waitUntil: 'load' })
    }
    // A link that was pressed on the page before may come in between.
    await go().catch(go)
    await page.evaluate(async (ms) => {
      for (const element of document.querySelectorAll('body *'))
        for (const name of ['mouseover', 'focus', 'toggle', 'click'])
          element.dispatchEvent(new MouseEvent(name, { cancelable: true }))
      await new Promise((resolve) => setTimeout(resolve, ms))
    }, settledMs)
    return seen.splice(0)
  }
  let run = 0
  for (const { text } of hostile) {
    if (!(await open(text, {})).some((what) => called.test(what))) continue
    run++
    const stopped = await open(text, { 'content-security-policy': policy })
    tries.expect(!stopped.some((what) => called.test(what)), `the policy lets run: ${text}`)
    tries.expect(
      stopped.some((what) => what.includes('policy')),
      `nobody notices what the policy stops: ${text}`,
    )
  }
  tries.expect(run >= fewest, `only ${run} of ${hostile.length} texts run on a careless page`)
  await watched.close()
  console.log(
    `  ${run} of ${hostile.length} texts run on a careless page without our policy: each was noticed`,
  )
}
