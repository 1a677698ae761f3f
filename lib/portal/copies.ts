import { forgetOldShared, forgetScans } from '@/lib/scans/database'

/** Names that the pages and their service worker share. */
export const copiesCache = 'portal-copies'
export const filesCache = 'portal-files'
/** Address and scope of the service worker that answers from the copies while the browser is offline. */
export const worker = { path: '/copias.js', scope: '/portal' } as const

/** The header with the moment of a copy, in milliseconds since 1970. */
export const copiedAt = 'x-copied-at'
/** The header with a copy's owner (`copiesOwner`). The copy is used only while the cache's entry `ownerKey` names this owner. */
export const copyOwner = 'x-copy-owner'
export const ownerKey = '/copias.js?owner'
/** Milliseconds for which a copy can be used: as long as an unused session lasts. */
export const longestCopy = 7 * 24 * 3600 * 1000
export const mostCopies = 30

/** Returns the key of a copy: only the path and query of the document. */
export const copyKey = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

let forgotten = 0
/** Returns how often `forgetCopies` ran in this document. Work that began before the last run stores no copy. */
export const timesForgotten = (): number => forgotten

/**
 * Deletes all copies, scanned pages and shared files (except those of the last ten minutes), and stops the portal's worker.
 * Nothing is stored again until a page of the portal is loaded.
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
