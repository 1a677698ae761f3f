type Settings = {
  cache: string
  action: string
  fileName: string
  keptAt: string
  owner: string
  recorded: { cache: string; key: string }
  mostFiles: number
  mostBytes: number
  longest: number
  scanner: string
  upload: string
}

type Sharing = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

type Worker = {
  addEventListener: (type: string, listen: (event: Sharing) => void) => void
  location: { origin: string }
  caches: CacheStorage
}

/**
 * The source of a service worker that receives files from other apps. It is sent as text, so it imports nothing.
 * The worker also runs for people who are not signed in, whose files wait until they sign in.
 */
export function shareWorker(self: Worker, settings: Settings): void {
  const { cache, action, fileName, keptAt, owner, recorded, mostFiles, mostBytes, longest, scanner, upload } =
    settings

  self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'POST' || new URL(request.url).pathname !== action) return
    event.respondWith(take(request))
  })

  async function take(request: Request): Promise<Response> {
    const form = await request.formData().catch(() => new FormData())
    const files = form
      .getAll('files')
      .filter((file): file is File => typeof file !== 'string' && file.size > 0 && isTaken(file))
    await keep(files.slice(0, mostFiles)).catch(() => {})
    const isPaper = files.length > 0 && files.every(({ type }) => type === 'application/pdf')
    return Response.redirect(self.location.origin + (isPaper ? upload : scanner), 303)
  }

  function isTaken({ type }: File): boolean {
    return type.startsWith('image/') || type === 'application/pdf'
  }

  /** Stores new shared files, and deletes shared files that are too old or exceed the limits of number and size. */
  async function keep(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const shared = await self.caches.open(cache)
    const now = Date.now()
    const person = await self.caches.match(recorded.key, { cacheName: recorded.cache })
    const by = (await person?.text()) ?? ''
    for (const [at, file] of files.entries()) {
      const headers = {
        'content-type': file.type,
        'content-length': String(file.size),
        [fileName]: encodeURIComponent(file.name),
        [keptAt]: String(now),
        [owner]: by,
      }
      await shared.put(`${action}/${now}-${at}`, new Response(file, { headers }))
    }
    let [count, bytes] = [0, 0]
    for (const key of [...(await shared.keys())].reverse()) {
      const headers = (await shared.match(key))?.headers
      count++
      bytes += Number(headers?.get('content-length'))
      const isOld = now - Number(headers?.get(keptAt)) > longest
      if (isOld || count > mostFiles || bytes > mostBytes) await shared.delete(key)
    }
  }
}
