import { expect, type Browser, type Page } from '@playwright/test'
import { verifyingAccess } from '@/content/auth'
import { listens } from '../../site-client/page-listens'
import { hostile } from './strings'
import type { Tries } from '../check'
import { openWatched } from '../watched-browser'

/** A vulnerable page, which inserts the text unescaped in every context. */
const careless = (text: string) =>
  `<!doctype html><title>x</title><body><div>${text}</div><textarea>${text}</textarea><input value="${text}"><input value='${text}'>
  <a href="${text}">x</a><img alt=${text}><script>var x = "${text}"</script></body>`

const called = /(alert|confirm|prompt|print) called/
/** At least this many of the 400 texts must run on the vulnerable page; the rest need certain libraries or browsers. */
const fewest = 200
/** Milliseconds after which a clicked `javascript:` link has run. */
const settledMs = 30

/** As a control, attacks must run on the vulnerable page, and must be blocked and reported under our policy. */
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
    // If a hostile text navigates, it gets a 204, so that the page stays open; all other requests of the page fail.
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()
  })
  const open = async (text: string, headers: Record<string, string>) => {
    const go = () => {
      next = { body: careless(text), headers }
      return page.goto(`${url}/descuidada`, { waitUntil: 'load' })
    }
    // A click on a link in the previous text may interrupt this navigation, so the navigation is tried once more.
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

export type Reader = {
  /** Returns the page's text and the values of its fields; `prepare` changes the page before it is read. */
  read: (address: string, prepare?: (page: Page) => Promise<unknown>) => Promise<string>
  close: () => Promise<void>
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export async function openReader(
  browser: Browser,
  url: string,
  cookie: string,
  tries: Tries,
): Promise<Reader> {
  const watched = await openWatched(browser, url, cookie)
  const { page } = watched
  return {
    close: watched.close,
    read: async (address, prepare) => {
      const [room = ''] = address.split('?')
      const answer = await page.goto(url + address, { waitUntil: 'load' })
      if (answer?.status() !== 200) tries.expect(false, `${room} answers ${answer?.status()}`)
      // React inserts the streamed parts of the page shortly after the response, so the reader waits for these parts.
      await expect(page.getByText(verifyingAccess)).toHaveCount(0)
      await listens(page)
      await prepare?.(page)
      const { text, parts } = await page.evaluate(lookAround)
      // Leaves the page by opening an image, because the page's live updates would slow down the next page.
      await page.goto(`${url}/icon.svg`)
      const ran = watched.seen.splice(0)
      tries.expect(ran.length === 0, `${room}: ${ran.slice(0, 3).join('; ')}`)
      tries.expect(parts.length === 0, `${room} holds ${parts.slice(0, 3).join('; ')}`)
      return oneLine(text)
    },
  }
}

/** Returns the page's text, and elements that only an injected text can have created. */
function lookAround(): { text: string; parts: string[] } {
  const parts: string[] = []
  const foreign =
    'object, embed, base, math, audio, [srcdoc], [src="x"], [href="x"], meta[http-equiv=refresh i]'
  const addresses = /^(href|src|action|formaction|data|xlink:href|poster)$/
  const scripted = /^\s*(j\s*a\s*v\s*a\s*script:|data:text\/html)/i
  for (const element of document.querySelectorAll('*')) {
    if (element.matches(foreign)) parts.push(element.outerHTML.slice(0, 100))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || (addresses.test(name) && scripted.test(value)))
        parts.push(`${element.tagName} ${name}=${value}`)
  }
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const unread of copy.querySelectorAll('script, style, template')) unread.remove()
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return { text: [copy.textContent, ...fields.map(({ value }) => value)].join(' '), parts }
}
