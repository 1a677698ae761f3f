/** The browser's database of pages that were scanned and not sent yet. */
export const scansDatabase = 'scans'

/**
 * Used at sign-out and on pages without a signed-in user.
 * Other open pages close their connection, so that they do not block the deletion.
 */
export function forgetScans(): void {
  globalThis.indexedDB?.deleteDatabase(scansDatabase)
}

/** The cache of files that another app shared with this one. */
export const sharedCache = 'shared-files'

/** Called at sign-out. Files that were shared before a sign-in stay. */
export function forgetShared(): void {
  void globalThis.caches?.delete(sharedCache)
}
