export const scansDatabase = 'scans'

/**
 * Scanned pages are deleted at sign-out and on pages without a signed-in user.
 * Other open pages close their connection to the database, so that the deletion need not wait.
 */
export function forgetScans(): void {
  globalThis.indexedDB?.deleteDatabase(scansDatabase)
}

export const sharedCache = 'shared-files'
/** The header with the time when a shared file was stored, in milliseconds since 1970. */
export const sharedAt = 'x-kept-at'
/** In milliseconds: somebody who shares a file without a session has this time to sign in. */
const timeToSignIn = 10 * 60 * 1000

export function forgetShared(): void {
  void globalThis.caches?.delete(sharedCache)
}

/** Keeps files that were shared just now, because their owner may be about to sign in. */
export async function forgetOldShared(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return
  const cache = await caches.open(sharedCache)
  for (const key of await cache.keys()) {
    const at = Number((await cache.match(key))?.headers.get(sharedAt))
    if (now - at > timeToSignIn) await cache.delete(key)
  }
}
