/** The browser's database of pages that were scanned and not sent yet. */
export const scansDatabase = 'scans'

/** For signing out, and for pages without a signed-in user. Open pages close their connection, so the deletion is not blocked. */
export function forgetScans(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(scansDatabase)
}
