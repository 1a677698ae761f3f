import { forgetOldShared, forgetScans } from '@/lib/scans/database'

/** The pages and their service worker share these caches. */
export const copiesCache = 'portal-copies'
export const filesCache = 'portal-files'
/** This service worker answers with stored copies of pages and files while the browser is offline. */
export const worker = { path: '/copias.js', scope: '/portal' } as const

/** The header with the time of an offline copy, in milliseconds since 1970. */
export const copiedAt = 'x-copied-at'
/** The header with the owner of an offline copy. Only the owner named in the cache's entry `ownerKey` may see it. */
export const copyOwner = 'x-copy-owner'
export const ownerKey = '/copias.js?owner'
/** In milliseconds: an offline copy can be used for as long as an unused session lasts. */
export const longestCopy = 7 * 24 * 3600 * 1000
export const mostCopies = 30

export const copyKey = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

let forgotten = 0
/** Counts the calls of `forgetCopies`. Work that began before such a call must not store an offline copy. */
export const timesForgotten = (): number => forgotten

/**
 * Deletes offline copies, scanned pages and old shared files, and stops the portal's service worker.
 * After this call no page is copied for offline use until a page of the portal is loaded.
 */
export function forgetCopies(): Promise<void> {
  forgotten++
  forgetScans()
  void forgetOldShared().catch(() => {})
  return deleteCopies()
}

export async function deleteCopies(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all([copiesCache, filesCache].map((name) => caches.delete(name)))
  const registration = await navigator.serviceWorker?.getRegistration(worker.scope)
  await registration?.unregister()
}
