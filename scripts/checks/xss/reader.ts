import { expect, type Browser } from '@playwright/test'
import { verifyingAccess } from '@/content/auth'
import { listens } from '../../../e2e/support/fixtures'
import { hostile } from './strings'
import type { Tries } from '../check'
import { openWatched } from '../watched-browser'

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

/** A browser of somebody's, in which nothing runs that we did not write. */
export type Reader = {
  /** Returns what a person reads on a page, fields included, in one line. */
  read: (address: string) => Promise<string>
  close: () => Promise<void>
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Counts two tries for each page: that nothing ran on it, and that no text became a part of it. */
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
    read: async (address) => {
      const [room = ''] = address.split('?')
      const answer = await page.goto(url + address, { waitUntil: 'load' })
      if (answer?.status() !== 200) tries.expect(false, `${room} answers ${answer?.status()}`)
      // On a busy machine React draws a room by itself, a moment after its answer has come.
      await expect(page.getByText(verifyingAccess)).toHaveCount(0)
      // Some fields get what stands in them from the scripts.
      await listens(page)
      const { text, parts } = await page.evaluate(lookAround)
      // An open page follows live what the check writes, and costs those that are read meanwhile their time. An address of
      // our own: for any other the browser would end the process of the page and start one for the next.
      await page.goto(`${url}/icon.svg`)
      const ran = watched.seen.splice(0)
      tries.expect(ran.length === 0, `${room}: ${ran.slice(0, 3).join('; ')}`)
      tries.expect(parts.length === 0, `${room} holds ${parts.slice(0, 3).join('; ')}`)
      return oneLine(text)
    },
  }
}

/** Runs in the page: what stands there as text, and what is there that only a text can have brought. */
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
