type Settings = {
  copies: string
  files: string
  copiedAt: string
  copyOwner: string
  ownerKey: string
  accountParam: string
  longest: number
  absent: string
}

type Fetching = Event & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

type Worker = {
  addEventListener: (type: string, listen: (event: Fetching) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
  navigator: { onLine: boolean }
  caches: CacheStorage
}

/**
 * This function is sent to the browser as text, so it uses only its own parameters.
 * The service worker answers with stored copies only while the browser is offline.
 */
export function copiesWorker(self: Worker, settings: Settings): void {
  const { copies, files, copiedAt, copyOwner, ownerKey, accountParam, longest, absent } = settings
  const kept = (cacheName: string, key: string | Request) => self.caches.match(key, { cacheName })

  /** If a URL names no account, adds the account of the page that contains the link, as the server does. */
  function nameAccount(url: URL, referrer: string): void {
    if (!referrer.startsWith(`${self.location.origin}/`) || url.searchParams.has(accountParam)) return
    const account = new URL(referrer).searchParams.get(accountParam)
    if (account) url.searchParams.set(accountParam, account)
  }

  async function copyOf(url: URL, referrer: string): Promise<Response> {
    nameAccount(url, referrer)
    const copy = await kept(copies, url.pathname + url.search)
    const owner = await (await kept(copies, ownerKey))?.text()
    const own = copy?.headers.get(copyOwner) === owner
    if (copy && own && Date.now() - Number(copy.headers.get(copiedAt)) < longest) return copy
    return new Response(absent, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  }

  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== self.location.origin) return
    if (request.mode === 'navigate')
      event.respondWith(fetch(request).catch(() => copyOf(url, request.referrer)))
    else if (url.pathname.startsWith('/_next/static/') && !self.navigator.onLine)
      event.respondWith(fetch(request).catch(async () => (await kept(files, request)) ?? Response.error()))
  })
}
