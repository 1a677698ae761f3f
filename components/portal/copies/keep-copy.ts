import { copiesText as text } from '@/content/portal-copies'
import { formatDay, formatTime } from '@/lib/format/date'
import {
  copiedAt,
  copiesCache,
  copyKey,
  copyOwner,
  deleteCopies,
  filesCache,
  mostCopies,
  ownerKey,
  timesForgotten,
  worker,
} from '@/lib/portal/copies'
import { clearShared, startShareWorker } from '@/lib/scans/shared-files'
import { accountParam } from '@/lib/supabase/named-account'

/** In characters: longer pages are not stored. */
const longestPage = 1_500_000
/** Pages that show keys or codes of the account are never stored. */
const secret = ['/portal/cuenta']
const policy =
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Returns true if the browser has the cookie `hint`, which exists only while a user is signed in. */
const signedIn = () => /(?:^|; )hint=[^;]/.test(document.cookie)

/** Reads with `caches.match`, because `caches.open` would create a missing cache. */
const recordedOwner = async () =>
  (await (await caches.match(ownerKey, { cacheName: copiesCache }))?.text()) ?? null

/** Records the person whose pages this browser stores, after deleting copies and shared files of other people. */
export async function claimCopies(owner: string): Promise<void> {
  const since = timesForgotten()
  if ((await recordedOwner()) === owner) return
  await deleteCopies()
  await clearShared(owner)
  const cache = await caches.open(copiesCache)
  await cache.put(ownerKey, new Response(owner))
  await mayKeep(owner, since)
}

/** Returns false if another person owns the copies now; deletes all copies if the user has signed out. */
async function mayKeep(owner: string, since: number): Promise<boolean> {
  const recorded = await recordedOwner()
  if (recorded !== null && signedIn() && timesForgotten() === since) return recorded === owner
  await deleteCopies()
  return false
}

export async function startWorker(owner: string): Promise<void> {
  const since = timesForgotten()
  if (!(await mayKeep(owner, since))) return
  await navigator.serviceWorker.register(worker.path, { scope: worker.scope }).catch(() => {})
  // Only the installed app receives shared files, so only the installed app starts the worker for shared files.
  if (matchMedia('(display-mode: standalone)').matches) await startShareWorker()
  await mayKeep(owner, since)
}

/** Matches a page with an error or with a part that is still loading; such a page is not stored. */
const unfinished = 'main :is([data-failure], [aria-busy=true], .skeleton, .animate-spin)'

/** Stores the page for offline use if the page is complete and this browser still stores copies for `owner`. */
export async function keepCopy(owner: string, now = new Date()): Promise<void> {
  const since = timesForgotten()
  if (!navigator.onLine || secret.some((path) => location.pathname.startsWith(path))) return
  if (document.querySelector(unfinished)) return
  const key = copyKey(location)
  const html = copyOf(document, key, now)
  if (html.length > longestPage) return
  if (!(await mayKeep(owner, since))) return
  await keepFiles()
  // The cache is opened before the check, so that a tab that deletes the cache after the check also deletes the copy.
  const cache = await caches.open(copiesCache)
  if (!(await mayKeep(owner, since))) return
  await cache.delete(key)
  await cache.put(key, new Response(html, { headers: headersOf(owner, now) }))
  const keys = (await cache.keys()).filter(({ url }) => copyKey(new URL(url)) !== ownerKey)
  await Promise.all(keys.slice(0, -mostCopies).map((old) => cache.delete(old)))
  await mayKeep(owner, since)
}

const headersOf = (owner: string, now: Date) => ({
  [copyOwner]: owner,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  [copiedAt]: String(now.getTime()),
})

/** Returns a copy without scripts, with a line at the top that says when the copy was made. */
export function copyOf(page: Document, address: string, now: Date): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  const dead =
    'script, noscript, template, iframe, meta[http-equiv], link:not([rel=stylesheet]):not([rel=icon]), [data-sonner-toaster], [role=dialog], [role=status], [data-secret], input[type=hidden]'
  for (const element of copy.querySelectorAll(dead)) element.remove()
  for (const field of copy.querySelectorAll('button, input, select, textarea')) {
    field.setAttribute('disabled', '')
    field.removeAttribute('value')
  }
  nameAccount(copy, address)
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

/** Adds the account's id to the links of a stored page, because the site cannot add the id without a connection. */
function nameAccount(copy: HTMLElement, address: string): void {
  const here = new URL(address, location.origin)
  const account = here.searchParams.get(accountParam)
  if (!account) return
  for (const link of copy.querySelectorAll('a[href^="/portal"], a[href^="?"]')) {
    const to = new URL(link.getAttribute('href') ?? '', here)
    if (to.searchParams.has(accountParam)) continue
    to.searchParams.set(accountParam, account)
    link.setAttribute('href', to.pathname + to.search + to.hash)
  }
}

/** Stores the page's style sheets and fonts, whose URLs change with every build. */
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
