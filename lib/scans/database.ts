/** The browser's database of pages that were scanned and not sent yet. */
export const scansDatabase = 'scans'

/**
 * Deletes the scanned pages at sign-out and on pages without a signed-in user.
 * Other open pages close their connection, so that they do not block the deletion.
 */
export function forgetScans(): void {
  globalThis.indexedDB?.deleteDatabase(scansDatabase)
}

/** The cache of files that another app shared with this one. */
export const sharedCache = 'shared-files'
/** The header with the time at which a shared file was stored, in milliseconds since 1970. */
export const sharedAt = 'x-kept-at'
/** In milliseconds: people who share a file without a session have this time to sign in. */
const timeToSignIn = 10 * 60 * 1000

/** Deletes all shared files at sign-out. */
export function forgetShared(): void {
  void globalThis.caches?.delete(sharedCache)
}

/** Runs on pages without a signed-in user. Keeps files that were shared just now, because their owner may be about to sign in. */
export async function forgetOldShared(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return
  const cache = await caches.open(sharedCache)
  for (const key of await cache.keys()) {
    const at = Number((await cache.match(key))?.headers.get(sharedAt))
    if (now - at > timeToSignIn) await cache.delete(key)
  }
}
