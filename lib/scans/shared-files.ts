import { sharedCache } from '@/lib/scans/database'

/** The address to which other apps send files (`share_target` of the manifest), and the scope of the worker that receives them. */
export const shareAction = '/portal/compartir'
/** The uploads, which take shared PDFs at this address. */
export const sharedPdfsPage = '/portal/facturas?compartido=1'
export const shareWorkerPath = '/compartir.js'
export const sharedName = 'x-file-name'
export const sharedAt = 'x-kept-at'
export const mostShared = 20
/** The largest size of all shared files together, in bytes. */
export const mostSharedBytes = 100_000_000
/** In milliseconds: shared files that nobody opened are deleted after a day. */
export const longestShared = 24 * 3600 * 1000

type SharedFile = { key: string; file: File }

/** Registered separately from the worker of the copies, because it must also receive files after a sign-out. It stores no pages. */
export async function startShareWorker(): Promise<void> {
  await navigator.serviceWorker?.register(shareWorkerPath, { scope: shareAction }).catch(() => {})
}

/** Returns the shared files of a kind, oldest first. They stay stored until `dropShared` is called. */
export async function readShared(
  kind: 'image/' | 'application/pdf',
  now = Date.now(),
): Promise<SharedFile[]> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return []
  const cache = await caches.open(sharedCache)
  const found: SharedFile[] = []
  for (const request of await cache.keys()) {
    const answer = await cache.match(request)
    const type = answer?.headers.get('content-type') ?? ''
    if (!answer || now - Number(answer.headers.get(sharedAt)) > longestShared) await cache.delete(request)
    else if (type.startsWith(kind)) {
      const name = decodeURIComponent(answer.headers.get(sharedName) ?? '')
      found.push({ key: request.url, file: new File([await answer.blob()], name, { type }) })
    }
  }
  return found
}

export async function dropShared(files: readonly SharedFile[]): Promise<void> {
  const cache = await caches.open(sharedCache)
  await Promise.all(files.map(({ key }) => cache.delete(key)))
  if ((await cache.keys()).length === 0) await caches.delete(sharedCache)
}
