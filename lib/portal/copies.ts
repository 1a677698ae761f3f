/** Names that pages and their service worker share. */
export const copiesCache = 'portal-copies'
export const filesCache = 'portal-files'
/** Address and scope of the service worker that answers from the copies while there is no line. */
export const worker = { path: '/copias.js', scope: '/portal' } as const

/** The moment of a copy in milliseconds since 1970. */
export const copiedAt = 'x-copied-at'
/** Whose copy it is (`copiesOwner`); it counts only while the entry `ownerKey` of the same cache says the same. */
export const copyOwner = 'x-copy-owner'
export const ownerKey = '/copias.js?owner'
/** As long as a session without use. */
export const longestCopy = 7 * 24 * 3600 * 1000
export const mostCopies = 30

/** Only the document's path and query name a copy. */
export const copyKey = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

let forgotten = 0
/** Grows with each `forgetCopies` of this document, so that work that began before it keeps nothing after it. */
export const timesForgotten = (): number => forgotten

/** Deletes what this browser keeps of the portal, and stops its worker. Nothing is kept until a page of the portal is loaded. */
export function forgetCopies(): Promise<void> {
  forgotten++
  return deleteCopies()
}

export async function deleteCopies(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all([copiesCache, filesCache].map((name) => caches.delete(name)))
  const registration = await navigator.serviceWorker?.getRegistration(worker.scope)
  await registration?.unregister()
}
