/** Names that pages and their service worker share. */
export const copiesCache = 'portal-copies'
export const filesCache = 'portal-files'
/** Address and scope of the service worker that answers from the copies while there is no line. */
export const worker = { path: '/copias.js', scope: '/portal' } as const

/** The moment of a copy in milliseconds since 1970. */
export const copiedAt = 'x-copied-at'
/** As long as a session without use. */
export const longestCopy = 7 * 24 * 3600 * 1000
export const mostCopies = 30

/** Only the document's path and query name a copy. */
export const copyKey = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

/** Deletes what this browser keeps of the portal, and stops its worker. */
export async function forgetCopies(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all([copiesCache, filesCache].map((name) => caches.delete(name)))
  const registration = await navigator.serviceWorker?.getRegistration(worker.scope)
  await registration?.unregister()
}
