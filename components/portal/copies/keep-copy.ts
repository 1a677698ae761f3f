import { portal } from '@/content/portal'
import { formatDay, formatTime } from '@/lib/format/date'
import {
  copiedAt,
  copiesCache,
  copyKey,
  filesCache,
  forgetCopies,
  mostCopies,
  worker,
} from '@/lib/portal/copies'

const text = portal.copies
/** Characters of a page that is kept. */
const longestPage = 1_500_000
/** Pages with keys and codes of the account. */
const secret = ['/portal/cuenta']
const policy =
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Nobody is signed in without this readable cookie; with another value it is somebody else. */
const reader = () => /(?:^|; )hint=([^;]*)/.exec(document.cookie)?.[1]
let whose = reader()

export const startWorker = (): Promise<unknown> =>
  navigator.serviceWorker.register(worker.path, { scope: worker.scope }).catch(() => {})

/** Keeps what the page shows now, for when there is no line. Another person's copies are deleted first. */
export async function keepCopy(now = new Date()): Promise<void> {
  const person = reader()
  if (person === undefined || person !== whose) {
    whose = person
    return forgetCopies()
  }
  if (!navigator.onLine || secret.some((path) => location.pathname.startsWith(path))) return
  const key = copyKey(location)
  const html = copyOf(document, key, now)
  if (html.length > longestPage) return
  await keepFiles()
  const cache = await caches.open(copiesCache)
  await cache.delete(key)
  // The person may have signed out meanwhile, in this tab or in another.
  if (reader() !== person) return forgetCopies()
  await cache.put(key, new Response(html, { headers: headersOf(now) }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -mostCopies).map((old) => cache.delete(old)))
}

const headersOf = (now: Date) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  [copiedAt]: String(now.getTime()),
})

/** The page as HTML without scripts, in which only links and disclosures work; it says from when it is. */
export function copyOf(page: Document, address: string, now: Date): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  const dead =
    'script, noscript, template, iframe, meta[http-equiv], link:not([rel=stylesheet]):not([rel=icon]), [data-sonner-toaster], [role=dialog], [role=status], input[type=hidden]'
  for (const element of copy.querySelectorAll(dead)) element.remove()
  for (const field of copy.querySelectorAll('button, input, select, textarea')) {
    field.setAttribute('disabled', '')
    field.removeAttribute('value')
  }
  const strip = page.createElement('p')
  strip.setAttribute('role', 'status')
  strip.className =
    'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-4 py-3 text-sm text-sheet'
  strip.append(text.strip(formatDay(now), formatTime(now)), ' ')
  const again = page.createElement('a')
  again.href = address
  again.className = 'underline'
  again.textContent = text.again
  strip.append(again)
  copy.querySelector('main')?.before(strip)
  return `<!doctype html>${copy.outerHTML}`
}

/** Keeps the style sheets and fonts of the page, whose addresses change with every build. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(filesCache)
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/_next\/static\/.*\.(?:css|woff2)(?:\?|$)/.test(name))
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
    ({ href }) => href,
  )
  const wanted = [...new Set([...used, ...sheets])]
  const known = (await cache.keys()).map(({ url }) => url)
  await Promise.all(known.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)))
  await Promise.all(wanted.filter((url) => !known.includes(url)).map((url) => cache.add(url).catch(() => {})))
}
