type Settings = {
  copies: string
  files: string
  copiedAt: string
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
 * The program of the portal's service worker, sent as text, so it uses nothing from outside. It answers from a copy only when
 * the network fails, never in place of a refusal or a redirect, and it stores nothing: pages write the copies.
 */
export function copiesWorker(self: Worker, { copies, files, copiedAt, longest, absent }: Settings): void {
  const kept = async (cache: string, key: string | Request) =>
    (await self.caches.has(cache)) ? (await self.caches.open(cache)).match(key) : undefined

  async function copyOf(url: URL): Promise<Response> {
    const copy = await kept(copies, url.pathname + url.search)
    if (copy && Date.now() - Number(copy.headers.get(copiedAt)) < longest) return copy
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
    if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => copyOf(url)))
    else if (url.pathname.startsWith('/_next/static/') && !self.navigator.onLine)
      event.respondWith(fetch(request).catch(async () => (await kept(files, request)) ?? Response.error()))
  })
}
