import { sharedAt, sharedCache } from '@/lib/scans/database'

/** Other apps send files to this address (`share_target` of the manifest), which is also the service worker's scope. */
export const shareAction = '/portal/compartir'
/** This page for uploading invoices lists the PDFs that another app shared. */
export const sharedPdfsPage = '/portal/facturas?compartido=1'
export const shareWorkerPath = '/compartir.js'
export const sharedName = 'x-file-name'
/** The header with the person whose session the browser had; '' when nobody was signed in. */
export const sharedOwner = 'x-owner'
export const mostShared = 20
export const mostSharedBytes = 100_000_000
/** In milliseconds: shared files that nobody opened are deleted after a day. */
export const longestShared = 24 * 3600 * 1000

type SharedFile = { key: string; file: File }

/** Unlike the worker for offline copies, this worker stores no pages and survives a sign-out. */
export async function startShareWorker(): Promise<void> {
  await navigator.serviceWorker?.register(shareWorkerPath, { scope: shareAction }).catch(() => {})
}

/** Deletes shared files that are old or belong to other users of this device, and returns the rest, oldest first. */
export async function clearShared(
  person: string,
  now = Date.now(),
): Promise<{ key: string; answer: Response }[]> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return []
  const cache = await caches.open(sharedCache)
  const left: { key: string; answer: Response }[] = []
  for (const request of await cache.keys()) {
    const answer = await cache.match(request)
    const owner = answer?.headers.get(sharedOwner) || person
    if (!answer || owner !== person || now - Number(answer.headers.get(sharedAt)) > longestShared)
      await cache.delete(request)
    else left.push({ key: request.url, answer })
  }
  return left
}

export async function readShared(
  kind: 'image/' | 'application/pdf',
  person: string,
  now = Date.now(),
): Promise<SharedFile[]> {
  const found: SharedFile[] = []
  for (const { key, answer } of await clearShared(person, now)) {
    const type = answer.headers.get('content-type') ?? ''
    if (!type.startsWith(kind)) continue
    const name = decodeURIComponent(answer.headers.get(sharedName) ?? '')
    found.push({ key, file: new File([await answer.blob()], name, { type }) })
  }
  return found
}

export async function dropShared(files: readonly SharedFile[]): Promise<void> {
  const cache = await caches.open(sharedCache)
  await Promise.all(files.map(({ key }) => cache.delete(key)))
  if ((await cache.keys()).length === 0) await caches.delete(sharedCache)
}

/** Passes PDFs that another app shared to `onFiles`, which lists them before they are sent. */
export async function takeShared(person: string, onFiles: (files: readonly File[]) => void): Promise<void> {
  const shared = await readShared('application/pdf', person)
  if (shared.length === 0) return
  onFiles(shared.map(({ file }) => file))
  await dropShared(shared)
}
